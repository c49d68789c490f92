import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/content/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { figureCopies } from "./copy/index.server.ts";
import { figureParts, figureText } from "./format-figure.ts";

const energy: Figure = { name: "energy", min: 9.98, max: 29.94, unit: "kWh" };
const cycles: Figure = { name: "cycles", min: 10_000, bound: "over" };
const noise: Figure = { name: "noise", max: 25, unit: "dB", bound: "below" };
const switching: Figure = { name: "switching", max: 10, unit: "ms", bound: "below" };
const towers: Figure = { name: "parallelTowers", max: 5, bound: "upTo" };
const suppression: Figure = { name: "fireSuppression", max: 15, unit: "s", bound: "within" };
const temperature: Figure = { name: "temperature", min: -20, max: 55, unit: "°C" };
const unbalanced: Figure = { name: "unbalancedOutput", value: 110, unit: "%" };
const panels: Figure = { name: "pvOverConfiguration", max: 2, unit: "×", bound: "upTo" };
const rate: Figure = { name: "cRate", value: 1, unit: "C" };
const warranty: Figure = { name: "warranty", value: 10, unit: "year" };
const weight: Figure = { name: "weight", value: 1250.5, unit: "kg" };
const dimensions: Figure = { name: "dimensions", text: "600 × 1200 × 200", unit: "mm" };
const link: Figure = { name: "link", text: "WiFi" };
const ingress: Figure = { name: "ingress", text: "IP65" };

// In the expected texts `_` stands for a no-break space and `'` for a narrow one.
const cases: [Figure, Record<Exclude<Language, "au">, string>][] = [
  [energy, { fr: "9,98 à_29,94'kWh", en: "9.98–29.94_kWh", de: "9,98–29,94_kWh", cn: "9.98～29.94_kWh" }],
  [cycles, { fr: "plus de_10'000", en: "over_10,000", de: "über_10.000", cn: "超过_10,000" }],
  [noise, { fr: "moins de_25'dB", en: "below_25_dB", de: "unter_25_dB", cn: "小于_25_dB" }],
  [switching, { fr: "moins de_10'ms", en: "under_10_ms", de: "unter_10_ms", cn: "小于_10_ms" }],
  [towers, { fr: "jusqu’à_5", en: "up_to_5", de: "bis_zu_5", cn: "最多_5" }],
  [suppression, { fr: "en_15's au_plus", en: "within_15_s", de: "innerhalb von_15_s", cn: "15_秒以内" }],
  [temperature, { fr: "−20 à_55'°C", en: "−20 to_55_°C", de: "−20 bis_55_°C", cn: "−20～55_°C" }],
  [unbalanced, { fr: "110'%", en: "110%", de: "110_%", cn: "110%" }],
  [panels, { fr: "jusqu’à_2'×", en: "up_to_2×", de: "bis_zu_2-fach", cn: "最多_2_倍" }],
  [rate, { fr: "1C", en: "1C", de: "1C", cn: "1C" }],
  [warranty, { fr: "10'ans", en: "10_years", de: "10_Jahre", cn: "10_年" }],
  [weight, { fr: "1'250,5'kg", en: "1,250.5_kg", de: "1.250,5_kg", cn: "1,250.5_kg" }],
  [dimensions, { fr: "600 × 1200 × 200'mm", en: "600 × 1200 × 200_mm", de: "600 × 1200 × 200_mm", cn: "600 × 1200 × 200_mm" }],
  [link, { fr: "Wi-Fi", en: "WiFi", de: "WLAN", cn: "WiFi" }],
  [ingress, { fr: "IP65", en: "IP65", de: "IP65", cn: "IP65" }],
];

describe.each(languageCodes)("product figures in %s", (language) => {
  test.each(cases)("format %o with unit and bound", (figure, expected) => {
    const text = figureText(language, figure, figureCopies[language]);
    expect(text.replaceAll("\u00a0", "_").replaceAll("\u202f", "'")).toBe(expected[language === "au" ? "en" : language]);
  });
});

test("the parts of a product figure separate number, unit and bound", () => {
  expect(figureParts("en", noise, figureCopies.en)).toEqual({ before: "below", number: "25", after: "", unit: "dB", gap: "\u00a0" });
  expect(figureParts("cn", suppression, figureCopies.cn)).toMatchObject({ before: "", number: "15", after: "以内", unit: "秒" });
  expect(figureParts("fr", suppression, figureCopies.fr)).toMatchObject({ before: "en", number: "15", after: " au\u00a0plus", unit: "s" });
});
