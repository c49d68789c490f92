import { dayProfile, mostUnits, unitPower, usableShare, type SiteSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { formatMessage } from "#i18n/format-message.ts";

type SizingCopy = Copy["sizing"];
type Input = { peak: number; limit: number; hours: number };
export type PeakResult = ReturnType<typeof peakResult>;
export type PeakDrawing = PeakResult["drawing"];

export function peakResult(language: Language, input: Input, sizing: SiteSizing, copy: SizingCopy) {
  const format = (value: number) => formatNumber(language, value);
  const { units, over, power, energy, rate } = sizing;
  const values = { ...input, over, power, energy, rate, nominal: Math.ceil(sizing.nominal) };
  const formatText = (text: string) => formatMessage(language, text, values);
  return {
    units: format(units),
    unit: formatMessage(language, copy.units, { count: units }),
    installed: formatText(copy.installed),
    sentences: [formatText(copy.energy), formatText(copy.rate)],
    beyondText: sizing.isBeyondParallel ? copy.beyond : undefined,
    drawing: {
      input,
      profile: dayProfile(input),
      alt: formatText(copy.drawing.alt),
      peak: formatText(copy.drawing.peak),
      limit: formatText(copy.drawing.limit),
      hours: `${format(input.hours)}\u00a0${copy.fields.hours.unit}`,
      axis: copy.drawing.hours,
      caption: copy.drawing.caption,
    },
  };
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  return texts.map((text) => formatMessage(language, text, { unit: unitPower, units: mostUnits, usable: usableShare * 100 }));
}
