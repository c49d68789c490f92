import { mostUnits, usableShare, type PlantSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { say } from "#i18n/say.ts";

type SizingCopy = Copy["sizing"];
export type PlantResult = ReturnType<typeof plantResult>;

/** Limit of bars that stay readable; above it one bar stands for ten units, or for a hundred. */
const mostRibs = 400;

/** Formats the result of the sizing, and the number of bars to draw. */
export function plantResult(language: Language, { units, installed, energy, nominal, groups }: PlantSizing, copy: SizingCopy) {
  const print = (value: number) => formatNumber(language, value);
  const each = 10 ** Math.max(Math.ceil(Math.log10(units / mostRibs)), 0);
  const grouped = groups && say(language, copy.groups, { count: groups, groups });
  return {
    units: print(units),
    unit: say(language, copy.units, { count: units }),
    note: [say(language, copy.installed, { installed }), grouped].filter(Boolean).join(traits[language].listComma),
    energy: print(energy),
    energyNote: copy.energy,
    nominal: say(language, copy.nominal, { nominal: Math.ceil(nominal * 10) / 10 }),
    ribs: Math.ceil(units / each),
    drawing: say(language, copy.drawing, { units }),
    rib: say(language, copy.rib, { count: each, each }),
  };
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  return texts.map((text) => say(language, text, { usable: usableShare * 100, units: mostUnits }));
}
