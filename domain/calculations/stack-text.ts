import { stackEnergy, type Stack } from "#domain/sizing/schema";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import { baseLanguageOf, traits, type BaseLanguage } from "#i18n/traits.ts";
import { formatEnergy } from "./format-quantity.ts";

type CountedTexts = { one: string; other: string };
const texts: Record<BaseLanguage, Record<"oneTower" | "towers", CountedTexts>> = {
  en: {
    oneTower: { one: "{count}\u00a0module", other: "{count}\u00a0modules" },
    towers: { one: "{towers}\u00a0towers of {count}\u00a0module", other: "{towers}\u00a0towers of {count}\u00a0modules" },
  },
  fr: {
    oneTower: { one: "{count}\u00a0module", other: "{count}\u00a0modules" },
    towers: { one: "{towers}\u00a0tours de {count}\u00a0module", other: "{towers}\u00a0tours de {count}\u00a0modules" },
  },
  de: {
    oneTower: { one: "{count}\u00a0Modul", other: "{count}\u00a0Module" },
    towers: { one: "{towers}\u00a0Türme mit je {count}\u00a0Modul", other: "{towers}\u00a0Türme mit je {count}\u00a0Modulen" },
  },
  cn: {
    oneTower: { one: "{count} 个模块", other: "{count} 个模块" },
    towers: { one: "{towers} 组并联，每组 {count} 个模块", other: "{towers} 组并联，每组 {count} 个模块" },
  },
};

/** Describes a stack by its towers, modules and energy, such as `2 towers of 3 modules, 29.94 kWh`. */
export function stackTextOf({ modules, towers }: Stack, language: Language): string {
  const counted = texts[baseLanguageOf(language)][towers === 1 ? "oneTower" : "towers"];
  const energy = formatEnergy(language, stackEnergy({ modules, towers }));
  return formatMessage(language, counted, { count: modules, towers }) + traits[language].listComma + energy;
}
