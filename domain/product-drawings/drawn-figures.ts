import type { Figure, FigureName } from "#domain/content/schema";
import { figureText, type FigureCopy } from "#domain/figures/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";

type Product = { figures: readonly Figure[] };

export const figureOf = ({ figures }: Product, name: FigureName): Figure | undefined => figures.find((figure) => figure.name === name);

/** Returns the power of one to the maximum of parallel units, if both figures are known; `places` are values for the text. */
export function parallelUnitsOf(language: Language, product: Product, copy: FigureCopy) {
  const power = figureOf(product, "power");
  const most = figureOf(product, "parallelUnits")?.max;
  if (power?.value === undefined || most === undefined) return undefined;
  const { value, unit = "" } = power;
  const step = figureText(language, power, copy);
  const total = figureText(language, { ...power, value: value * most }, copy);
  const sums = Array.from({ length: most }, (_, index) => formatNumber(language, value * (index + 1)));
  return { sums, unit, places: { step, total, most, unit } };
}

const links = ["WiFi", "LAN", "4G"] as const;
export type LoggerConnection = (typeof links)[number];

/** Returns the connection of a logger, if a drawing of it exists. */
export function loggerConnectionOf(product: Product): LoggerConnection | undefined {
  const link = figureOf(product, "link")?.text;
  return links.find((candidate) => candidate === link);
}
