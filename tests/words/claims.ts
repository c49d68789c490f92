import type { BaseLanguage } from "#i18n/traits.ts";

/** Patterns by language; Australian English uses the English ones. */
type Words = Record<BaseLanguage, RegExp>;

/**
 * A figure that the company states.
 *
 * - `values`, `unit`: numbers of the figure, and its unit as `unitsOf` names it
 * - `source`: where the figure comes from
 * - `needs`: pattern that a text with the figure must match, so that it claims no more and no less than the source
 * - `never`: pattern that such a text must not match
 */
export type Claim = { name: string; values: number[]; unit: string; source: string; needs?: Words; never?: Partial<Words> };

const section9 = "specification, section 9";

export const claims: Claim[] = [
  { name: "MYRTILLO, energy of a tower", values: [4.99, 29.94], unit: "kWh", source: section9 },
  { name: "AGAVE-TH, energy", values: [9.98, 29.94], unit: "kWh", source: section9 },
  {
    name: "MYRTILLO, energy of five towers",
    values: [149.76],
    unit: "kWh",
    source: `${section9}; 0.06 kWh more than thirty modules of 4.99 kWh, so the company's own figure`,
    needs: { fr: /jusqu’à|149,76/, en: /up to|149\.76/, de: /bis|149,76/, cn: /最多|149\.76/ },
  },
  {
    name: "MYRTILLO, cycles",
    values: [10_000],
    unit: "cycle",
    source: section9,
    needs: { fr: /plus de|au-delà/, en: /over|more than/i, de: /über|mehr als/i, cn: /超过|以上/ },
  },
  { name: "MYRTILLO, charge rate", values: [1], unit: "C", source: section9 },
  { name: "AGAVE-TH, power", values: [5, 13], unit: "kW", source: section9 },
  {
    name: "AGAVE-TH, noise",
    values: [25],
    unit: "dB",
    source: section9,
    needs: { fr: /moins de|sous/i, en: /below|under|less than/i, de: /unter|weniger als/i, cn: /小于|低于/ },
  },
  { name: "AGAVE-TH, temperature", values: [-20, 20, 55], unit: "°C", source: section9 },
  {
    name: "AGAVE-TH, PV over-configuration",
    values: [2],
    unit: "×",
    source: section9,
    needs: { fr: /jusqu’à|2 ×|double/, en: /up to|twice/i, de: /bis|doppelt/i, cn: /最多|可达|2 倍/ },
  },
  {
    name: "AGAVE-TH, three-phase unbalanced output",
    values: [110],
    unit: "%",
    source: section9,
    needs: { fr: /déséquilibr|phase/i, en: /unbalance|phase/i, de: /Schieflast|Phase|ungleich/i, cn: /不平衡|相/ },
  },
  {
    name: "Stacking",
    values: [15],
    unit: "min",
    source: section9,
    // "15 minutes" may also be the step of a chart or a load curve. The patterns accept their words.
    needs: {
      fr: /empil|trait|courbe|quart/i,
      en: /stack|line|interval|load profile|quarter/i,
      de: /stapel|Strich|Lastgang|Viertelstunde/i,
      cn: /堆叠|每条线|负荷/,
    },
    never: { fr: /soit 75|donc 75/, en: /which is 75|that is 75/i, de: /das sind 75/i, cn: /即 ?75/ },
  },
  {
    name: "Installation time saved",
    values: [75],
    unit: "%",
    source: `${section9}; the basis is not stated`,
    needs: {
      fr: /propres chiffres|chiffre (de l’entreprise|du fabricant)|données? (de l’entreprise|du (fabricant|constructeur))|valeur (de l’entreprise|du fabricant|constructeur)/i,
      en: /our own figures?|company('s|’s)?( own)? figure|own figure/i,
      de: /eigene[nr]? Angabe|Unternehmensangabe|Herstellerangabe|Angabe des (Unternehmens|Herstellers)/i,
      cn: /公司(自有|自测)?数据|公司自测/,
    },
  },
  {
    name: "Fire suppression",
    values: [15],
    unit: "s",
    source: section9,
    needs: {
      fr: /en 15|dans les 15|15 s(econdes)? au plus|sous 15/i,
      en: /within|in 15/i,
      de: /innerhalb|in 15|binnen/i,
      cn: /以内|之内|内/,
    },
    never: { fr: /éteint en/, en: /puts? out|extinguished/i, de: /gelöscht/, cn: /熄灭|扑灭/ },
  },
  { name: "TIANYUAN 60k, power of a unit, and of ten", values: [62.5, 625], unit: "kW", source: section9 },
  { name: "TIANYUAN 60k, efficiency", values: [99], unit: "%", source: section9 },
  {
    name: "TIANYUAN 60k, switching",
    values: [10],
    unit: "ms",
    source: section9,
    needs: { fr: /moins de|< /, en: /under|below|less than|< /i, de: /unter|weniger als|< /i, cn: /小于|< / },
    never: {
      fr: /ne s’arrêtent? (pas|jamais)|sans (aucune )?coupure/i,
      en: /stays? on|never stops?|keeps? running|without interruption/i,
      de: /läuft weiter|unterbrechungsfrei/i,
      cn: /不停|不断电|不间断/,
    },
  },
  { name: "Company, capacity", values: [2.5], unit: "GWh", source: `${section9}; of what is not stated` },
  { name: "Company, research and development", values: [16], unit: "year", source: section9 },
];

/** Figures that product pages may state besides the claims: from laws, from arithmetic, and from the rules of the logo. */
export const derivedFigures: { value: number; unit: string; why: string }[] = [
  { value: 3.7, unit: "kW", why: "French law: above it a charger is fitted by an electrician with the IRVE qualification" },
  { value: 3.7, unit: "kW", why: "the example car" },
  { value: 20, unit: "ms", why: "a cycle at 50 Hz, or a tolerance that controls are compared with" },
  { value: 9, unit: "kWp", why: "the example roof" },
  { value: 9, unit: "kW", why: "the example roof, as panels are counted in Australia" },
  { value: 5, unit: "kWh", why: "the smallest battery of the Australian Cheaper Home Batteries Program" },
  { value: 10, unit: "kW", why: "the example inverter, within 5 to 13 kW" },
  ...[14.97, 19.96, 24.95].map((value) => ({ value, unit: "kWh", why: "three to five modules of 4.99 kWh" })),
  { value: 27, unit: "year", why: "10,000 cycles at one a day, said to be no lifetime" },
  ...[0, 60].map((value) => ({ value, unit: "min", why: "axis of the drawing of 1C" })),
  { value: 100, unit: "%", why: "axis of the drawing of 1C" },
  ...[120, 125].map((value) => ({ value, unit: "kW", why: "sizing example of TIANYUAN 60k: two units of 62.5 kW for 120 kW" })),
  ...[1, 100, 120].map((value) => ({ value, unit: "kWh", why: "sizing and efficiency examples of TIANYUAN 60k" })),
  { value: 4.2, unit: "kW", why: "German law, § 14a EnWG" },
  { value: 60, unit: "%", why: "German law, § 9 EEG" },
];

export type Figure = { value: number; unit: string; written: string };

const unitsOf: Record<string, RegExp> = {
  kWh: /kWh/,
  GWh: /GWh/,
  kW: /kW(?![hpc])/,
  kWp: /kW[pc]/,
  "%": /%/,
  dB: /dB/,
  "°C": /°C/,
  ms: /ms\b|毫秒/,
  s: /s(?:econdes?|econds?)?\b|Sekunden?|秒/,
  min: /min(?:utes?|uten)?\b|Minuten?|分钟/,
  cycle: /cycles?|Zyklen|Vollzyklen|次循环|次/,
  year: /ans\b|years?\b|Jahren?\b|年/,
  C: /C\b(?!\w)/,
  "×": /×(?! ?\d)|fois\b|-fach|times\b|倍/,
};
const number = String.raw`(?<![\d.,])[−-]?\d{1,3}(?:[ .,]\d{3})+|(?<![\d.,])[−-]?\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  `(${number}) ?-?(${Object.values(unitsOf)
    .map(({ source }) => source)
    .join("|")})`,
  "g",
);

export function findFigures(text: string, language: string): Figure[] {
  const decimal = language === "fr" || language === "de" ? "," : ".";
  return Array.from(text.matchAll(pattern), ([written, digits = "", unit = ""]) => ({
    value: Number(
      digits
        .replaceAll(decimal === "," ? "." : ",", "")
        .replaceAll(" ", "")
        .replace(",", ".")
        .replace("−", "-"),
    ),
    unit: Object.keys(unitsOf).find((name) => new RegExp(`^(?:${unitsOf[name]!.source})$`).test(unit)) ?? unit,
    written,
  }));
}
