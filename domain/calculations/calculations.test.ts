import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { describeCalculation, formatPower, parseCalculation, stackTextOf } from "./schema.ts";

describe("calculation › is parsed from the address of its page", () => {
  test.each([
    [
      "/de/solutions/residential-ess?consumption=4.800&pv=9,6&goal=evening",
      "house",
      { consumption: 4800, pv: 9.6, goal: "evening" },
      { product: "myrtillo", modules: 1, towers: 1, energy: 4.99 },
    ],
    [
      "/en/solutions/residential-ess?consumption=4,800&pv=9.6&distance=12000&charging=day&price=0.3&currency=GBP",
      "house",
      { consumption: 4800, pv: 9.6, goal: "night", distance: 12_000, charging: "day", price: 0.3, currency: "GBP" },
      {},
    ],
    ["/solutions/commercial-industrial-ess?", "site", { peak: 210, limit: 150, hours: 1.5 }, { units: 1, installed: 62.5, nominal: 100 }],
    [
      "/de/solutions/commercial-industrial-ess?peak=210&limit=150&hours=1,5&demand=120&price=0,18&highPrice=0,31&highHours=8-11&pv=80&energy=150",
      "site",
      { demand: 120, period: "year", price: 0.18, highPrice: 0.31, highHours: "8-11", pv: 80, energy: 150, currency: "EUR" },
      { units: 1, installed: 62.5, nominal: 150 },
    ],
    [
      "/cn/solutions/utility-ess?power=2.5&hours=2&unit=62.5",
      "plant",
      { power: 2.5, hours: 2, unit: 62.5 },
      { units: 40, installed: 2500, nominal: 5600 },
    ],
  ])("%s", (address, model, inputs, results) => {
    expect(parseCalculation(address)).toMatchObject({ model, inputs, results });
  });

  test.each([
    "/solutions/utility-ess?power=lots",
    "/solutions/commercial-industrial-ess?peak=100&limit=200",
    "/en/solutions/residential-ess?price=cheap",
    "/solutions/commercial-industrial-ess?demand=much",
    "/solutions/commercial-industrial-ess?price=0,2&lowPrice=0,1&lowHours=late",
    "/solutions/commercial-industrial-ess?highHours=8-11",
    "/solutions/commercial-industrial-ess?price=0,2&highPrice=0,3",
    "/solutions/commercial-industrial-ess?price=0,2&highHours=8-11",
    "/solutions/commercial-industrial-ess?price=0,2&highPrice=0,3&highHours=8-11&lowPrice=0,1&lowHours=10-12",
    "/solutions/commercial-industrial-ess?demand=120&pv=80",
    "/solutions/other-ess?power=2",
    "/products/copia",
    "//evil.example/solutions/utility-ess",
    "https://evil.example/solutions/utility-ess",
    "",
  ])("except %j", (address) => expect(parseCalculation(address)).toBeUndefined());
});

const house = parseCalculation("/de/solutions/residential-ess?consumption=4800&pv=9,6&goal=night&price=0,32&cost=9000")!;

test.each<[Language, string]>([
  ["fr", "Batterie domestique\u00a0: consommation 4\u202f800\u202fkWh, panneaux 9,6\u202fkWc"],
  ["en", "Home battery: consumption 4,800\u00a0kWh, solar panels 9.6\u00a0kWp, price of electricity 0.32\u00a0€/kWh"],
  ["cn", "户用储能：全年用电量 4,800\u00a0kWh，光伏容量 9.6\u00a0kWp"],
  ["au", "Home battery: consumption 4,800\u00a0kWh"],
  ["de", "Heimspeicher: Verbrauch 4.800\u00a0kWh, PV-Leistung 9,6\u00a0kWp, Strompreis 0,32\u00a0€/kWh, Preis der Anlage 9.000\u00a0€"],
])("calculation › is described in %s", (language, text) => {
  expect(describeCalculation(house, language).entered).toContain(text);
});

test.each<[Language, string]>([
  [
    "fr",
    "prime de puissance 120\u202f€/kW, facturée à l’année, prix de l’électricité 0,18\u202f€/kWh, prix aux heures chères 0,31\u202f€/kWh, batterie plus grande 150\u202fkWh, heures chères 8-11",
  ],
  [
    "en",
    "demand charge 120\u00a0€/kW, billed by the year, price of electricity 0.18\u00a0€/kWh, peak price 0.31\u00a0€/kWh, larger battery 150\u00a0kWh, peak hours 8-11",
  ],
  [
    "de",
    "Leistungspreis 120\u00a0€/kW, abgerechnet je Jahr, Strompreis 0,18\u00a0€/kWh, Preis in teuren Stunden 0,31\u00a0€/kWh, größere Batterie 150\u00a0kWh, teure Stunden 8-11",
  ],
  ["cn", "需量电价 120\u00a0€/kW，计费周期按年，电价 0.18\u00a0€/kWh，峰段电价 0.31\u00a0€/kWh，更大的电池 150\u00a0kWh，峰段 8-11"],
])("calculation › names the tariff of a site in %s", (language, text) => {
  const site = parseCalculation(
    "/en/solutions/commercial-industrial-ess?demand=120&price=0.18&energy=150&highHours=8-11&highPrice=0.31&currency=EUR",
  )!;
  expect(describeCalculation(site, language).entered).toContain(text);
});

describe("calculation › states saving and payback", () => {
  const homeOf = (query: string) => parseCalculation(`/en/solutions/residential-ess?consumption=4800&pv=9.6&goal=night&${query}`)!;
  const priced = homeOf("price=0.32&feedIn=0.08&cost=5000");

  test("as numbers of the result", () => {
    const { savingLow, savingHigh, paybackSoonest, paybackLatest } = priced.results;
    expect(Number(savingLow)).toBeGreaterThan(100);
    expect(Number(savingHigh)).toBeGreaterThan(Number(savingLow));
    expect(Number(paybackSoonest)).toBeGreaterThan(3);
    expect(Number(paybackLatest)).toBeGreaterThan(Number(paybackSoonest));
  });

  test.each<[Language, RegExp]>([
    ["fr", /, économie annuelle \d+–\d+\u00a0€, amorti en \d+ à \d+\u00a0ans$/],
    ["en", /, yearly saving €\d+ – €\d+, payback in \d+ to \d+\u00a0years$/],
    ["cn", /，年节省金额 €\d+～€\d+，回收期 \d+～\d+ 年$/],
    ["de", /, Ersparnis im Jahr \d+–\d+\u00a0€, amortisiert in \d+ bis \d+\u00a0Jahren$/],
  ])("in %s", (language, text) => expect(describeCalculation(priced, language).result).toMatch(text));

  test.each([
    ["saving alone without a price of the system", "price=0.32", /yearly saving €\d+ – €\d+$/],
    ["no saving", "price=0.05&feedIn=0.3&cost=5000", /no saving at these prices$/],
    ["a price that is never paid back", "price=0.1&cost=100000", /no payback in 25\u00a0years$/],
    ["nothing without prices", "heat=8000", /kWh$/],
  ])("%s", (_, query, text) => expect(describeCalculation(homeOf(query), "en").result).toMatch(text));

  test("for a site", () => {
    const site = parseCalculation("/en/solutions/commercial-industrial-ess?peak=210&limit=150&hours=1.5&demand=120&cost=40000")!;
    expect(describeCalculation(site, "en").result).toMatch(/^1\u00a0unit, .*, yearly saving €[\d,]+ – €[\d,]+, payback in \d+/);
  });

  test("not for a calculation that an earlier version stored", () => {
    const { product, modules, towers } = priced.results;
    expect(describeCalculation({ ...priced, results: { product: product!, modules: modules!, towers: towers! } }, "en").result).toMatch(
      /kWh$/,
    );
  });
});

test.each(languageCodes)("calculation › has a link in %s that leads to the same values", (language) => {
  const { path } = describeCalculation({ ...house, inputs: { ...house.inputs, pv: 1.125 } }, language);
  expect(parseCalculation(path.replace(/#.*/, ""))?.inputs).toMatchObject({ consumption: 4800, pv: 1.125, goal: "night", price: 0.32 });
});

test("calculation › leaves out values that this version does not know", () => {
  const { entered } = describeCalculation({ model: "site", inputs: { peak: 300, tariff: 4, constructor: 1 }, results: {} }, "en");
  expect(entered).toBe("Peak shaving: peak load 300\u00a0kW");
});

test.each<[Language, number, string]>([
  ["en", 500, "500\u00a0kW"],
  ["de", 2500, "2,5\u00a0MW"],
  ["fr", 1000, "1\u202fMW"],
])("power › is written in %s for %d kW", (language, kilowatts, text) => expect(formatPower(language, kilowatts)).toBe(text));

test.each<[Language, string, string]>([
  ["en", "1\u00a0module, 4.99\u00a0kWh", "2\u00a0towers of 3\u00a0modules, 29.94\u00a0kWh"],
  ["fr", "1\u00a0module, 4,99\u202fkWh", "2\u00a0tours de 3\u00a0modules, 29,94\u202fkWh"],
  ["de", "1\u00a0Modul, 4,99\u00a0kWh", "2\u00a0Türme mit je 3\u00a0Modulen, 29,94\u00a0kWh"],
  ["cn", "1 个模块，4.99\u00a0kWh", "2 组并联，每组 3 个模块，29.94\u00a0kWh"],
])("stack › is described in %s", (language, one, several) => {
  expect(stackTextOf({ modules: 1, towers: 1 }, language)).toBe(one);
  expect(stackTextOf({ modules: 3, towers: 2 }, language)).toBe(several);
});
