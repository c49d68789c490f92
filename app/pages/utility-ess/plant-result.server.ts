import { mostUnits, usableShare, type PlantSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { formatMessage } from "#i18n/format-message.ts";

type SizingCopy = Copy["sizing"];
export type PlantResult = ReturnType<typeof plantResult>;

/** Limit of bars that stay readable; above it one bar stands for ten units, or for a hundred. */
const maxRibs = 400;

export function plantResult(language: Language, { units, installed, energy, nominal, groups }: PlantSizing, copy: SizingCopy) {
  const format = (value: number) => formatNumber(language, value);
  const unitsPerRib = 10 ** Math.max(Math.ceil(Math.log10(units / maxRibs)), 0);
  const groupText = groups && formatMessage(language, copy.groups, { count: groups, groups });
  return {
    units: format(units),
    unit: formatMessage(language, copy.units, { count: units }),
    note: [formatMessage(language, copy.installed, { installed }), groupText].filter(Boolean).join(traits[language].listComma),
    energy: format(energy),
    energyNote: copy.energy,
    nominal: formatMessage(language, copy.nominal, { nominal: Math.ceil(nominal * 10) / 10 }),
    ribs: Math.ceil(units / unitsPerRib),
    drawing: formatMessage(language, copy.drawing, { units }),
    rib: formatMessage(language, copy.rib, { count: unitsPerRib, each: unitsPerRib }),
  };
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  return texts.map((text) => formatMessage(language, text, { usable: usableShare * 100, units: mostUnits }));
}
