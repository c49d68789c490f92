import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { formatMoney } from "#i18n/format.ts";
import { housePlaces } from "./house-places.ts";
import { sizeHouse } from "./house.ts";
import { carEnergy, heatingShares, heatPumpEnergy, loadDay, noLoads } from "./loads.ts";
import { currencyOf, payback, spread, yearlySaving } from "./money.ts";
import { houseYear, monthYield } from "./year.ts";

const { fr, au } = housePlaces;

test("the yearly loads assume heat pump factor 3 and 18 kWh per 100 km", () => {
  // 12,000 ÷ 3; 15,000 ÷ 100 × 18
  expect(heatPumpEnergy({ ...noLoads, heat: 12_000 })).toBe(4000);
  expect(carEnergy({ ...noLoads, distance: 15_000 })).toBe(2700);
});

describe("yearly heating", () => {
  const shares = [0.268, 0.232, 0.134, 0, 0, 0, 0, 0, 0, 0, 0.134, 0.232];
  // cos 0° + 2 cos 30° + 2 cos 60° = 3.732: January 1 ÷ 3.732.
  test("peaks in January in the north and in July in the south", () => {
    expect(heatingShares(45).map((share) => Math.round(share * 1000) / 1000)).toEqual(shares);
    expect(heatingShares(-34).map((share) => Math.round(share * 1000) / 1000)).toEqual([...shares.slice(6), ...shares.slice(0, 6)]);
  });

  test.each([
    // 4,000 × (0.2 ÷ 12 + 0.8 × 0.268) × 12 ÷ 365
    ["January", 45, 0, 30.38],
    ["July", 45, 6, 2.19],
    ["January", -34, 0, 2.19],
    ["July", -34, 6, 30.38],
  ])("uses the expected energy a day in %s at %i degrees", (_name, latitude, month, daily) => {
    expect(loadDay({ ...noLoads, heat: 12_000 }, month, latitude).total).toBeCloseTo(daily, 2);
  });
});

test.each(["night", "day"] as const)("the load of a car charged by %s falls into the right hours", (charging) => {
  const { total, dark, evening, needed } = loadDay({ heat: 0, distance: 15_000, charging }, 3, 45);
  // 2,700 ÷ 365
  expect(total).toBeCloseTo(7.397, 3);
  expect(dark).toBeCloseTo(charging === "night" ? 7.397 : 0, 3);
  expect([evening, needed]).toEqual([0, 0]);
});

test("the monthly solar yield passes through the two reference days", () => {
  expect(monthYield(11, fr)).toBeCloseTo(1.17, 9);
  expect(monthYield(3, fr)).toBeCloseTo(4, 9);
  expect(monthYield(5, au)).toBeCloseTo(2.6, 9);
  expect(monthYield(9, au)).toBeCloseTo(4, 9);
  // The mean of the year: 1.17 + (4 − 1.17) ÷ 1.5 = 3.057 kWh a day, 1,115.7 in a year.
  expect(houseYear({ consumption: 5475, pv: 1, usable: 0, loads: noLoads }, fr).made).toBeCloseTo(1115.73, 1);
});

describe("yearly energy of a house", () => {
  const balanced = [
    { consumption: 500, pv: 100, usable: 1000, loads: noLoads },
    { consumption: 50_000, pv: 1, usable: 0, loads: noLoads },
    { consumption: 5475, pv: 6, usable: 9, loads: { heat: 12_000, distance: 15_000, charging: "day" as const } },
  ];
  test.each(balanced)("balances production and consumption for %j", (input) => {
    for (const code of languageCodes) {
      const year = houseYear(input, housePlaces[code]);
      expect(year.direct + year.stored + year.exported).toBeCloseTo(year.made, 6);
      expect(year.direct + year.stored + year.bought).toBeCloseTo(year.used, 6);
      expect(Math.min(...Object.values(year))).toBeGreaterThanOrEqual(0);
    }
  });

  test("stores the consumption of the dark hours up to the usable capacity", () => {
    // 15 kWh a day, 55 % of it in the dark: 8.25 × 365.
    expect(houseYear({ consumption: 5475, pv: 100, usable: 20, loads: noLoads }, fr).stored).toBeCloseTo(3011.25, 6);
    // Only 5 kWh are usable: 5 × 365.
    expect(houseYear({ consumption: 5475, pv: 100, usable: 5, loads: noLoads }, fr).stored).toBeCloseTo(1825, 6);
    expect(houseYear({ consumption: 5475, pv: 100, usable: 0, loads: noLoads }, fr).stored).toBe(0);
  });
});

describe("house sizing with heat pump and car", () => {
  const house = { consumption: 5475, pv: 12, goal: "night" as const };
  const loads = { heat: 12_000, distance: 7300, charging: "night" as const };
  // April: 15 + 2.19 + 3.6 a day; in the dark 8.25 + 1.096 + 3.6. ÷ 0.9 ÷ 4.99 = 2.88: three modules.
  test("includes their consumption after sunset", () => {
    const sizing = sizeHouse({ ...house, loads }, fr);
    expect(sizing.daily).toBeCloseTo(20.79, 2);
    expect(sizing.dark).toBeCloseTo(12.95, 2);
    expect(sizing.advice).toMatchObject({ stack: { towers: 1, modules: 3 } });
  });
  // The roof leaves 48 − 10.04 − 3.6 by day, so the car no longer needs the battery. 9.35 ÷ 0.9 ÷ 4.99 = 2.08.
  test("needs less at night when the car is charged by day", () => {
    expect(sizeHouse({ ...house, loads: { ...loads, charging: "day" } }, fr).dark).toBeCloseTo(9.35, 2);
  });
  test("equals the plain house without these loads", () => {
    expect(sizeHouse({ ...house, loads: noLoads }, fr)).toEqual(sizeHouse(house, fr));
  });
});

test.each([
  // 2,000 kWh × (0.25 − 0.08) = 340
  [2000, { price: 0.25, feedIn: 0.08 }, 340],
  [2000, { price: 0.25, feedIn: 0 }, 500],
  [2000, { price: 0.1, feedIn: 0.1 }, 0],
  // Storing loses money where the feed-in tariff is above the price.
  [2000, { price: 0.1, feedIn: 0.15 }, -100],
])("the yearly saving of %i kWh at %j is %f", (stored, tariff, saving) => {
  expect(yearlySaving(stored, tariff)).toBeCloseTo(saving, 9);
});

test.each([
  // Worse: 500 × (1 + 0.98 + … ) reaches 5,000 in the 12th year, 500 × (1 − 0.98¹²) ÷ 0.02 = 5,382; after 11 it is 4,981.
  // Better: 500 × (1.03⁹ − 1) ÷ 0.03 = 5,080; after 8 it is 4,446.
  [5000, 2000, { price: 0.25, feedIn: 0 }, { soonest: 9, latest: 12 }],
  // The first year pays exactly the cost.
  [500, 2000, { price: 0.25, feedIn: 0 }, { soonest: 1, latest: 1 }],
  // Worse: at most 500 × (1 − 0.98²⁵) ÷ 0.02 = 9,913. Better: 500 × (1.03¹⁷ − 1) ÷ 0.03 = 10,881.
  [10_000, 2000, { price: 0.25, feedIn: 0 }, { soonest: 16, latest: undefined }],
  [1_000_000, 2000, { price: 0.25, feedIn: 0 }, { soonest: undefined, latest: undefined }],
  [5000, 2000, { price: 0.08, feedIn: 0.1 }, { soonest: undefined, latest: undefined }],
  [5000, 0, { price: 0.25, feedIn: 0 }, { soonest: undefined, latest: undefined }],
])("the payback time of cost %i with %i kWh a year at %j", (cost, energy, tariff, expected) => {
  expect(payback(cost, energy, tariff)).toEqual(expected);
  expect(spread.years).toBe(25);
});

test("the currency format follows each localized version", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u202f", "'");
  expect(languageCodes.map((code) => plain(formatMoney(code, 1234.4, currencyOf[code])))).toEqual([
    "1'234_€",
    "€1,234",
    "¥1,234",
    "$1,234",
    "1.234_€",
  ]);
  expect(plain(formatMoney("fr", 1234, "AUD"))).toBe("1'234_$AU");
  expect(plain(formatMoney("de", 1234, "CNY"))).toBe("1.234_CN¥");
});
