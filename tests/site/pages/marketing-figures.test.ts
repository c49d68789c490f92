import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { figureCopies } from "#domain/figures/schema";
import type { FigureName } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";
import { testedLanguages } from "#tests/support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

/** Figures of section 9 of the specification by language, copied here so that they do not depend on the code. */
type Written = Record<Exclude<Language, "au">, string>;
const inAllLanguages = (text: string): Written => ({ fr: text, en: text, cn: text, de: text });

// `_` stands for a no-break space, `'` for a narrow one.
const installation: [FigureName, Written][] = [
  ["installation", { fr: "15'min", en: "15_min", de: "15_min", cn: "15_分钟" }],
  ["installationSaved", { fr: "75'%", en: "75%", de: "75_%", cn: "75%" }],
  ["fireSuppression", { fr: "en_15's au_plus", en: "within_15_s", de: "innerhalb von_15_s", cn: "15_秒以内" }],
];
const specified: Record<string, [FigureName, Written][]> = {
  "myrtillo-ess-high-voltage-lfp-battery": [
    ["energy", { fr: "4,99 à_29,94'kWh", en: "4.99–29.94_kWh", de: "4,99–29,94_kWh", cn: "4.99～29.94_kWh" }],
    ["cycles", { fr: "plus de_10'000", en: "over_10,000", de: "über_10.000", cn: "超过_10,000" }],
    ["cRate", inAllLanguages("1C")],
    ["parallelTowers", { fr: "jusqu’à_5", en: "up_to_5", de: "bis_zu_5", cn: "最多_5" }],
    ["energyParallel", { fr: "jusqu’à_149,76'kWh", en: "up_to_149.76_kWh", de: "bis_zu_149,76_kWh", cn: "最多_149.76_kWh" }],
    ...installation,
  ],
  "agave-th-three-phase-home-battery-energy-storage-system": [
    ["power", { fr: "5 à_13'kW", en: "5–13_kW", de: "5–13_kW", cn: "5～13_kW" }],
    ["energy", { fr: "9,98 à_29,94'kWh", en: "9.98–29.94_kWh", de: "9,98–29,94_kWh", cn: "9.98～29.94_kWh" }],
    ["noise", { fr: "moins de_25'dB", en: "below_25_dB", de: "unter_25_dB", cn: "小于_25_dB" }],
    ["temperature", { fr: "−20 à_55'°C", en: "−20 to_55_°C", de: "−20 bis_55_°C", cn: "−20～55_°C" }],
    ["ingress", inAllLanguages("IP65")],
    ["pvOverConfiguration", { fr: "jusqu’à_2'×", en: "up_to_2×", de: "bis_zu_2-fach", cn: "最多_2_倍" }],
    ["unbalancedOutput", { fr: "110'%", en: "110%", de: "110_%", cn: "110%" }],
    ...installation,
  ],
  "tianyuan-60k": [
    ["power", { fr: "62,5'kW", en: "62.5_kW", de: "62,5_kW", cn: "62.5_kW" }],
    ["parallelUnits", { fr: "jusqu’à_10", en: "up_to_10", de: "bis_zu_10", cn: "最多_10" }],
    ["efficiency", { fr: "99'%", en: "99%", de: "99_%", cn: "99%" }],
    ["switching", { fr: "moins de_10'ms", en: "under_10_ms", de: "unter_10_ms", cn: "小于_10_ms" }],
  ],
};

const mainOf = async (code: Language, path: string) => {
  const response = await site.visit(localPath(code, path));
  expect(response.status).toBe(200);
  return /<main[\s\S]*<\/main>/.exec(await response.text())![0];
};
/** Visible text in one line, with plain spaces and without zero-width characters. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|[\u00ad\u200b\u2060]/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

describe.each(Object.entries(specified))("marketing figures of %s", (id, figures) => {
  test.each(testedLanguages)("are in the specification on its page in %s with bound and unit", async (code) => {
    const [, table] = /<section id="specification"[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(await mainOf(code, `/products/${id}`))!;
    const rows = Array.from(table!.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)/g), ([, label, value]) => [
      label!.replaceAll("&#x27;", "'"),
      value!.replaceAll("\u00a0", "_").replaceAll("\u202f", "'"),
    ]);
    const { labels } = figureCopies[code];
    expect(rows).toEqual(figures.map(([name, written]) => [labels[name], written[code === "au" ? "en" : code]]));
  });
});

test.each(["agave-th-three-phase-home-battery-energy-storage-system", "myrtillo-ess-high-voltage-lfp-battery"])(
  "marketing figures: the installation of %s is called stackable in each language",
  async (id) => {
    const stackable = { fr: /empilage/, en: /[Ss]tack/, au: /[Ss]tack/, cn: /堆叠/, de: /Stapel/ };
    for (const code of testedLanguages) {
      const row = /<th scope="row"[^>]*>([^<]*)<\/th>(?:(?!<\/tr>).)*/g;
      const rows = [...(await mainOf(code, `/products/${id}`)).matchAll(row)];
      expect(rows.find(([, label]) => label === figureCopies[code].labels.installation)?.[0], code).toMatch(stackable[code]);
    }
  },
);

/** Sentences of the home page; headings with a figure. */
const company: Record<Language, string[]> = {
  fr: ["2,5 GWh de capacité", "16 ans de recherche et développement"],
  en: ["2.5 GWh of capacity", "16 years of research and development"],
  cn: ["2.5 GWh 容量", "16 年 研发"],
  au: ["2.5 GWh of capacity", "16 years of research and development"],
  de: ["2,5 GWh Kapazität", "16 Jahre Forschung und Entwicklung"],
};
const home: Record<Exclude<Language, "au">, string[]> = {
  fr: ["en 15 minutes", "75 % de temps en moins", "Extinction d’incendie en 15 secondes", "62,5 kW", "99 %", "moins de 10 ms", "10 unités"],
  en: ["in 15 minutes", "75% of installation time", "fire suppression within 15 seconds", "62.5 kW", "99%", "under 10 ms", "10 units"],
  cn: ["15 分钟堆叠安装", "安装时间节省 75%", "灭火抑制：15 秒以内", "62.5 kW", "99%", "小于 10 ms", "10 台并联"],
  de: [
    "in 15 Minuten",
    "75 % der Installationszeit",
    "Brandunterdrückung innerhalb von 15 Sekunden",
    "62,5 kW",
    "99 %",
    "weniger als 10 ms",
    "10 Geräte",
  ],
};

test.each(testedLanguages)("marketing figures on the home page in %s have their units", async (code) => {
  const text = textOf(await mainOf(code, "/"));
  for (const figure of [...company[code], ...home[code === "au" ? "en" : code]]) expect(text).toContain(figure);
});

test.each(testedLanguages)("marketing figures of the company page in %s are the two given ones with their units", async (code) => {
  const main = await mainOf(code, "/about-us");
  const largeFigures = [...main.matchAll(/<span class="text-(?:figure|monument)[^"]*">([^<]+)</g)].map(([, number]) =>
    number!.replace(",", "."),
  );
  expect(largeFigures.toSorted()).toEqual(["16", "2.5"]);
  for (const figure of company[code]) expect(textOf(main)).toContain(figure);
});

test.each(testedLanguages)("marketing figures: the heading of the units of TIANYUAN 60k in %s names their power", async (code) => {
  const section = /<section aria-labelledby="units"[\s\S]*?<\/section>/.exec(await mainOf(code, "/products/tianyuan-60k"))![0];
  const [, heading = ""] = /<h2[^>]*>([\s\S]*?)<\/h2>/.exec(section)!;
  expect(textOf(heading)).toContain(code === "fr" || code === "de" ? "62,5 kW" : "62.5 kW");
});
