import { mostUnits, usableShare, type PlantSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { fill } from "#i18n/fill.ts";

type SizingCopy = Copy["sizing"];
export type PlantResult = ReturnType<typeof plantResult>;

/** More ribs than this nobody takes in; from there on one stands for ten units, or for a hundred. */
const mostRibs = 400;

/** What was worked out, in words, and how many ribs to draw for the units. */
export function plantResult(language: Language, { units, installed, energy, nominal, groups }: PlantSizing, copy: SizingCopy) {
  const print = (value: number) => formatNumber(language, value);
  const each = 10 ** Math.max(Math.ceil(Math.log10(units / mostRibs)), 0);
  const grouped = groups && fill(groups === 1 ? copy.groups.one : copy.groups.other, { groups: print(groups) });
  return {
    units: print(units),
    unit: units === 1 ? copy.units.one : copy.units.other,
    note: [fill(copy.installed, { installed: print(installed) }), grouped].filter(Boolean).join(traits[language].listComma),
    energy: print(energy),
    energyNote: copy.energy,
    nominal: fill(copy.nominal, { nominal: print(Math.ceil(nominal * 10) / 10) }),
    ribs: Math.ceil(units / each),
    drawing: fill(copy.drawing, { units: print(units) }),
    rib: each === 1 ? copy.rib.one : fill(copy.rib.other, { each: print(each) }),
  };
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  return texts.map((text) => fill(text, { usable: formatNumber(language, usableShare * 100), units: formatNumber(language, mostUnits) }));
}
