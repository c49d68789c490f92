import { stackLinks } from "#app/features/solutions/stack-links.server.ts";
import { exampleHouseOf } from "#domain/markets/schema";
import { houseAssumptions, moduleEnergy, roundToTenth, type HouseGoal, type HouseSizing } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { formatMessage } from "#i18n/format-message.ts";

type SizingCopy = Copy["sizing"];
export type HouseResult = ReturnType<typeof houseResult>;

/** Formats the result; a stack also with its drawing and the URL of its product page. */
export function houseResult(language: Language, sizing: HouseSizing, goal: HouseGoal, address: string, copy: SizingCopy) {
  const { daily, dark, winterDark, springSurplus, winterSurplus, limitedByRoof, advice } = sizing;
  const energies = {
    daily: roundToTenth(daily),
    dark: roundToTenth(dark),
    spring: roundToTenth(springSurplus),
    winter: roundToTenth(winterSurplus),
  };
  const need = formatMessage(language, copy.need, energies);
  if (advice.kind !== "stack") return { kind: "none" as const, ...copy[advice.kind], need };
  const { product, stack, energy, share } = advice;
  const { name, toProduct, toInstaller, toContact } = stackLinks(language, { product, stack }, address);
  const modules = stack.towers * stack.modules;
  return {
    kind: "stack" as const,
    modules: String(modules),
    unit: formatMessage(language, copy.modules, { count: modules }),
    stack: formatMessage(language, copy.stack, { count: stack.towers, product: name, ...stack, energy }),
    drawnStack: stack,
    withInverter: product === "agave-th",
    sentences: [
      need,
      formatMessage(language, copy.share[goal === "evening" ? "evening" : "night"], { share: Math.round(share * 100) }),
      ...(limitedByRoof ? [formatMessage(language, copy.roof, energies)] : []),
      formatMessage(language, winterText(winterSurplus, winterDark, copy), energies),
    ],
    to: toProduct,
    usable: advice.usable,
    toInstaller,
    toContact,
  };
}

function winterText(surplus: number, dark: number, copy: SizingCopy): string {
  if (roundToTenth(surplus) === 0) return copy.winterNone;
  return surplus < dark ? copy.winter : copy.winterEnough;
}

export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  const { evening, night, usable, reserveHours } = houseAssumptions;
  const { city, yields } = exampleHouseOf(language);
  const percent = (share: number) => Math.round(share * 100);
  const values = {
    evening: percent(evening),
    night: percent(night),
    usable: percent(usable),
    city,
    springYield: roundToTenth(yields.spring),
    winterYield: roundToTenth(yields.winter),
    reserveHours,
    module: moduleEnergy,
  };
  return texts.map((text) => formatMessage(language, text, values));
}
