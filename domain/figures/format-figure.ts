import type { Figure } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { FigureCopy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Large type sets the number apart from the text before and after it; `gap` is the space before the unit. */
export type FigureParts = { before: string; number: string; after: string; unit: string; gap: string };

export function figureParts(language: Language, figure: Figure, copy: FigureCopy): FigureParts {
  const [before = "", after = ""] = boundOf(figure, copy).split("{figure}");
  const unit = figure.unit ?? "";
  const hasNoSpace = unit === "" || copy.gluedUnits.includes(unit);
  return {
    before: before.trim(),
    number: figureNumber(language, figure, copy),
    after,
    unit: copy.units[unit] ?? (unit === "year" ? yearsIn(language, figure) : unit),
    gap: hasNoSpace ? "" : copy.unitSpace,
  };
}

/** Formats a figure as running text, such as "up to 149.76 kWh". */
export function figureText(language: Language, figure: Figure, copy: FigureCopy): string {
  const { number, unit, gap } = figureParts(language, figure, copy);
  return fillPlaceholders(boundOf(figure, copy), { figure: `${number}${gap}${unit}` });
}

/** Returns the template of a figure that is a lower or upper bound. */
function boundOf({ name, bound }: Figure, copy: FigureCopy): string {
  return bound ? (copy.ownBounds[name] ?? copy.bounds[bound]) : "{figure}";
}

/** Returns the plural form of "year", the only unit that is a word. */
function yearsIn(language: Language, { value, min, max }: Figure): string {
  const format = new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "year", unitDisplay: "long" });
  return format.formatToParts(value ?? max ?? min ?? 0).find(({ type }) => type === "unit")?.value ?? "";
}

function figureNumber(language: Language, figure: Figure, copy: FigureCopy): string {
  const { text, value, min, max } = figure;
  if (text !== undefined) return copy.words[text] ?? text;
  const print = (number: number) => formatNumber(language, number).replace("-", "\u2212");
  if (value !== undefined) return print(value);
  if (min === undefined || max === undefined) return print(min ?? max ?? 0);
  // A dash beside a minus sign would look like two minus signs.
  const range = min < 0 ? copy.rangeBelowZero : copy.range;
  return fillPlaceholders(range, { min: print(min), max: print(max) });
}
