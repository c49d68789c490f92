import { houseAssumptions, housePlaces, moduleEnergy, type HouseSizing } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import { fill } from "#i18n/fill.ts";

type SizingCopy = Copy["sizing"];
export type HouseResult = ReturnType<typeof houseResult>;

const products = {
  "agave-th": { name: "AGAVE-TH", path: "/products/agave-th-three-phase-home-battery-energy-storage-system" },
  myrtillo: { name: "MYRTILLO", path: "/products/myrtillo-ess-high-voltage-lfp-battery" },
};

const tenths = (language: Language, value: number) => formatNumber(language, Math.round(value * 10) / 10);

/** What was worked out, in words; a stack also as what is drawn, and with the address of its page. */
export function houseResult(language: Language, sizing: HouseSizing, copy: SizingCopy) {
  const { daily, dark, springSurplus, winterSurplus, limitedByRoof, advice } = sizing;
  const energies = {
    daily: tenths(language, daily),
    dark: tenths(language, dark),
    spring: tenths(language, springSurplus),
    winter: tenths(language, winterSurplus),
  };
  const need = fill(copy.need, energies);
  if (advice.kind !== "stack") return { kind: "none" as const, ...copy[advice.kind], need };
  const { product, stack, energy, share } = advice;
  const modules = stack.towers * stack.modules;
  const numbers = {
    product: products[product].name,
    towers: String(stack.towers),
    modules: String(stack.modules),
    energy: formatNumber(language, energy),
  };
  return {
    kind: "stack" as const,
    modules: String(modules),
    unit: modules === 1 ? copy.modules.one : copy.modules.other,
    stack: fill(stack.towers === 1 ? copy.stack.one : copy.stack.other, numbers),
    drawn: stack,
    withInverter: product === "agave-th",
    sentences: [
      need,
      fill(copy.share, { share: String(Math.round(share * 100)) }),
      ...(limitedByRoof ? [fill(copy.roof, energies)] : []),
      fill(winterSurplus < dark ? copy.winter : copy.winterEnough, energies),
    ],
    to: `${localPath(language, products[product].path)}?modules=${stack.modules}${product === "myrtillo" ? `&towers=${stack.towers}` : ""}#build`,
  };
}

/** What the rule takes for granted, with its numbers. */
export function assumptionTexts(language: Language, texts: readonly string[]): string[] {
  const { evening, night, usable, reserveHours } = houseAssumptions;
  const { city, springYield, winterYield } = housePlaces[language];
  const print = (value: number) => formatNumber(language, value);
  const percent = (share: number) => print(Math.round(share * 100));
  const values = {
    evening: percent(evening),
    night: percent(night),
    usable: percent(usable),
    city,
    springYield: print(springYield),
    winterYield: print(winterYield),
    reserveHours: print(reserveHours),
    module: print(moduleEnergy),
  };
  return texts.map((text) => fill(text, values));
}
