import { mostUnits, unitPower, usableShare, type SiteSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { fill } from "#i18n/fill.ts";

type SizingCopy = Copy["sizing"];
type Input = { peak: number; limit: number; hours: number };
export type PeakResult = ReturnType<typeof peakResult>;
export type PeakDrawing = PeakResult["drawing"];

/** What was worked out, in words, and what the drawing needs. */
export function peakResult(language: Language, input: Input, sizing: SiteSizing, copy: SizingCopy) {
  const print = (value: number) => formatNumber(language, value);
  const values = {
    peak: print(input.peak),
    limit: print(input.limit),
    hours: print(input.hours),
    over: print(sizing.over),
    power: print(sizing.power),
    energy: print(sizing.energy),
    nominal: print(Math.ceil(sizing.nominal)),
    rate: print(sizing.rate),
  };
  return {
    units: print(sizing.units),
    unit: sizing.units === 1 ? copy.units.one : copy.units.other,
    installed: fill(copy.installed, values),
    sentences: [fill(copy.energy, values), fill(copy.rate, values)],
    beyond: sizing.isBeyondParallel ? copy.beyond : undefined,
    drawing: {
      input,
      alt: fill(copy.drawing.alt, values),
      peak: fill(copy.drawing.peak, values),
      limit: fill(copy.drawing.limit, values),
      hours: `${values.hours}\u00a0${copy.fields.hours.unit}`,
      axis: copy.drawing.hours,
      caption: copy.drawing.caption,
    },
  };
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  const print = (value: number) => formatNumber(language, value);
  return texts.map((text) => fill(text, { unit: print(unitPower), units: print(mostUnits), usable: print(usableShare * 100) }));
}
