import type { DataOfType, Figure } from "#domain/content/schema";
import { figureCopies, figureText } from "#domain/figures/schema";
import { figureOf, loggerConnectionOf, parallelUnitsOf, type DrawingCopy } from "#domain/product-drawings/schema";
import { moduleEnergy, stackEnergy } from "#domain/sizing/schema";
import { fillPlaceholders, type PlaceholderValues } from "#i18n/fill-placeholders.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";

/** Typst templates draw each kind. Every number comes from a figure of the product; without that figure the drawing is omitted. */
export type Drawing = {
  kind: string;
  alt: string;
  note?: string;
  heading?: string;
  /** Each bar has a count and the sum for it. */
  columns?: readonly { count: number; sum: string }[];
  [more: string]: unknown;
};

type Product = Pick<DataOfType<"product">, "figures" | "guide" | "name">;
type Wording = { language: Language; copy: DrawingCopy };

/** Returns the drawings of a data sheet, the most informative first. */
export function drawingsOf(product: Product, { language, copy }: Wording): Drawing[] {
  const values = { product: product.name };
  switch (product.guide) {
    case "all-in-one":
      return [...stackOf(product, { language, copy }), { kind: "home", ...textsOf(copy.home, values) }];
    case "battery":
      return [
        ...stackOf(product, { language, copy }),
        ...parallelOf(product, { language, copy }),
        ...cyclesOf(product, { language, copy }),
      ];
    case "inverter":
      return [{ kind: "inverter", ...values, ...textsOf(copy.inverter, values), paths: copy.inverter.paths }];
    case "power-conversion": {
      const units = parallelUnitsOf(language, product, figureCopies[language]);
      if (!units) return [{ ...copy.plant, kind: "plant", ...values, ...textsOf(copy.plant, values) }];
      const columns = units.sums.map((sum, index) => ({ count: index + 1, sum }));
      return [{ kind: "units", ...textsOf(copy.units, units.places), columns }];
    }
    case "logger": {
      const link = loggerConnectionOf(product);
      const { words } = figureCopies[language];
      return link === undefined ? [] : [{ kind: "logger", ...textsOf(copy.logger, { link: words[link] ?? link }), link, linkWords: words }];
    }
    case "charger":
      return [{ kind: "charger", ...textsOf(copy.charger, values), paths: copy.charger.paths }];
    case "plug":
      return [{ ...copy.plug, kind: "plug" }];
    default:
      return [];
  }
}

export function stepsDrawing(product: Product, copy: DrawingCopy): Drawing | undefined {
  if (!product.guide) return undefined;
  const link = loggerConnectionOf(product);
  return {
    kind: product.guide,
    ...textsOf(copy.steps, { product: product.name }),
    isRack: figureOf(product, "parallelUnits") !== undefined,
    ...(link !== undefined && { link }),
  };
}

type Texts = { heading?: string; alt: string; note?: string };

function textsOf({ heading, alt, note }: Texts, values: PlaceholderValues): Texts {
  return {
    ...(heading !== undefined && { heading: fillPlaceholders(heading, values) }),
    alt: fillPlaceholders(alt, values),
    ...(note !== undefined && { note: fillPlaceholders(note, values) }),
  };
}

const countTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Returns the modules of the smallest and the largest tower, if both energies are whole modules. */
function modulesOf(product: Product): { fewest: number; most: number } | undefined {
  const { min, max, unit } = figureOf(product, "energy") ?? {};
  if (min === undefined || max === undefined || unit !== "kWh") return undefined;
  const [fewest, most] = [Math.round(min / moduleEnergy), Math.round(max / moduleEnergy)];
  const isExact = stackEnergy({ modules: fewest, towers: 1 }) === min && stackEnergy({ modules: most, towers: 1 }) === max;
  return isExact && fewest >= 1 && fewest < most ? { fewest, most } : undefined;
}

function stackOf(product: Product, { language, copy }: Wording): Drawing[] {
  const modules = modulesOf(product);
  if (!modules) return [];
  const columns = countTo(modules.fewest, modules.most).map((count) => ({
    count,
    sum: formatNumber(language, stackEnergy({ modules: count, towers: 1 })),
  }));
  const values = {
    ...modules,
    product: product.name,
    module: figureWithUnit(language, { name: "energy", value: moduleEnergy, unit: "kWh" }),
    energies: joinSums(columns),
  };
  return [{ kind: "stack", ...textsOf(copy.stack, values), columns, unit: "kWh", hasHead: product.guide === "all-in-one" }];
}

/** Omits the drawing if the sum for the largest number of towers differs from the published figure. */
function parallelOf(product: Product, { language, copy }: Wording): Drawing[] {
  const modules = modulesOf(product)?.most;
  const most = figureOf(product, "parallelTowers")?.max;
  const total = figureOf(product, "energyParallel")?.max;
  if (modules === undefined || most === undefined || stackEnergy({ modules, towers: most }) !== total) return [];
  const columns = countTo(1, most).map((count) => ({
    count,
    sum: formatNumber(language, stackEnergy({ modules, towers: count })),
  }));
  return [{ kind: "parallel", ...textsOf(copy.parallel, { most, modules, energies: joinSums(columns) }), columns, unit: "kWh", modules }];
}

const joinSums = (columns: readonly { sum: string }[]) => `${columns.map(({ sum }) => sum).join(" / ")}\u00a0kWh`;

function figureWithUnit(language: Language, figure: Figure): string {
  return figureText(language, figure, figureCopies[language]);
}

/** A higher count would not fit on the sheet. */
const maxCycles = 15_000;

function cyclesOf(product: Product, { language, copy }: Wording): Drawing[] {
  const { value, min } = figureOf(product, "cycles") ?? {};
  const count = value ?? min;
  if (count === undefined || count > maxCycles) return [];
  return [{ kind: "cycles", ...textsOf(copy.cycles, { cycles: formatNumber(language, count) }), count }];
}
