import { describe, expect, it, test } from "vitest";
import { housePlaces } from "#domain/sizing/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { daylightOf, seasons, type Season } from "./daylight.ts";
import { balance } from "./balance.ts";
import { moduleCounts, quartersOfDay, simulateDay, totalsOf } from "./energy-day.ts";

const days = languageCodes.flatMap((language) =>
  seasons.flatMap((season) =>
    moduleCounts.map((modules) => ({
      city: housePlaces[language].city,
      season,
      modules,
      day: simulateDay(housePlaces[language], season, modules),
    })),
  ),
);
const sum = (flows: object) => Object.values(flows).reduce((total: number, power: number) => total + power, 0);

describe("balance", () => {
  const battery = { stored: 40, capacity: 100, limit: 30 };
  test.each([
    ["sun only for the house", { sun: 5, house: 5, car: 0 }, battery, { sun: 5, battery: 0, grid: 0 }, { battery: 0, grid: 0 }],
    ["the battery takes what is left", { sun: 25, house: 5, car: 10 }, battery, { sun: 25, battery: 0, grid: 0 }, { battery: 10, grid: 0 }],
    [
      "the grid takes what the battery may not",
      { sun: 50, house: 5, car: 0 },
      battery,
      { sun: 50, battery: 0, grid: 0 },
      { battery: 30, grid: 15 },
    ],
    [
      "the grid takes what the battery cannot hold",
      { sun: 20, house: 5, car: 0 },
      { ...battery, stored: 98 },
      { sun: 20, battery: 0, grid: 0 },
      { battery: 2, grid: 13 },
    ],
    [
      "the battery gives what is missing",
      { sun: 3, house: 5, car: 10 },
      battery,
      { sun: 3, battery: 12, grid: 0 },
      { battery: 0, grid: 0 },
    ],
    [
      "the grid gives what the battery may not",
      { sun: 0, house: 5, car: 37 },
      battery,
      { sun: 0, battery: 30, grid: 12 },
      { battery: 0, grid: 0 },
    ],
    [
      "the grid gives what the battery has not",
      { sun: 0, house: 5, car: 0 },
      { ...battery, stored: 2 },
      { sun: 0, battery: 2, grid: 3 },
      { battery: 0, grid: 0 },
    ],
  ])("%s", (_, needs, state, sources, uses) => {
    expect(balance(needs, state)).toEqual({ sources, uses: { house: needs.house, car: needs.car, ...uses } });
  });
});

describe.each(days)("a day in $city in $season with $modules modules", ({ modules, day: { quarters, capacity, sunrise, sunset } }) => {
  const limit = Math.min(100, modules * 49.9);

  it("keeps every joule, in each quarter of an hour and from one to the next", () => {
    expect(quarters).toHaveLength(quartersOfDay);
    quarters.forEach(({ sources, uses, stored }, index) => {
      expect(sum(sources)).toBe(sum(uses));
      const next = quarters[(index + 1) % quartersOfDay]!;
      expect(next.stored).toBe(stored + uses.battery - sources.battery);
    });
  });

  it("stays within the battery and the limits of the inverter", () => {
    expect(capacity / 40).toBeLessThanOrEqual(modules * 4.99);
    for (const { sources, uses, stored } of quarters) {
      expect(stored).toBeGreaterThanOrEqual(0);
      expect(stored).toBeLessThanOrEqual(capacity);
      expect(Math.max(sources.battery, uses.battery)).toBeLessThanOrEqual(limit);
      expect(Math.min(sum(sources), uses.house)).toBeGreaterThan(0);
      for (const power of [...Object.values(sources), ...Object.values(uses)]) expect(Number.isInteger(power) && power >= 0).toBe(true);
    }
  });

  it("never charges and discharges, or buys and sells, at once", () => {
    for (const { sources, uses } of quarters) {
      expect(sources.battery * uses.battery).toBe(0);
      expect(sources.grid * uses.grid).toBe(0);
    }
  });

  it("sells only what the battery cannot take, and buys only what it cannot give", () => {
    for (const { sources, uses, stored } of quarters) {
      if (uses.grid > 0) expect(stored + uses.battery === capacity || uses.battery === Math.floor(limit)).toBe(true);
      if (sources.grid > 0) expect(stored === sources.battery || sources.battery === Math.floor(limit)).toBe(true);
    }
  });

  it("has sun between sunrise and sunset only", () => {
    quarters.forEach(({ sources }, quarter) => {
      if (quarter < sunrise || quarter >= sunset) expect(sources.sun).toBe(0);
    });
    expect(quarters.some(({ sources }) => sources.sun > 40)).toBe(true);
  });
});

it.each(languageCodes)("gives more sun from winter to summer, and buys no more with a larger stack, in the edition %s", (language) => {
  const place = housePlaces[language];
  const [winter, spring, summer] = seasons.map((season) => totalsOf(simulateDay(place, season, 4)).produced);
  expect(winter).toBeLessThan(spring!);
  expect(spring).toBeLessThan(summer!);
  for (const season of seasons) {
    const bought = moduleCounts.map((modules) => totalsOf(simulateDay(place, season, modules)).bought);
    expect(bought).toEqual(bought.toSorted((a, b) => b - a));
  }
});

it("adds up a day in kilowatt-hours", () => {
  const { produced, used, bought, sold } = totalsOf(simulateDay(housePlaces.fr, "spring", 4));
  expect(produced + bought).toBeCloseTo(used + sold, 9);
  expect({ produced, used, bought, sold }).toEqual({ produced: 55.4, used: 48.7, bought: 2.725, sold: 9.425 });
});

const clock = (quarter: number) => `${Math.floor(quarter / 4)}:${String((quarter % 4) * 15).padStart(2, "0")}`;

// As almanacs have it, within a quarter of an hour; the middle season stands for April as for October.
it.each<[Language, Season, string, string]>([
  ["fr", "winter", "8:15", "17:00"],
  ["fr", "summer", "5:45", "21:30"],
  ["en", "winter", "7:45", "16:30"],
  ["en", "summer", "5:15", "21:00"],
  ["cn", "winter", "6:45", "17:00"],
  ["cn", "spring", "5:30", "18:15"],
  ["cn", "summer", "4:45", "19:00"],
  ["au", "winter", "7:00", "16:45"],
  ["au", "spring", "6:30", "19:15"],
  ["au", "summer", "5:45", "20:15"],
  ["de", "winter", "8:00", "16:30"],
  ["de", "summer", "5:15", "21:15"],
])("the sun of the edition %s in %s rises at %s and sets at %s", (language, season, sunrise, sunset) => {
  const light = daylightOf(housePlaces[language], season);
  expect([clock(light.sunrise), clock(light.sunset)]).toEqual([sunrise, sunset]);
});

it.each(languageCodes)("has enough left in spring for what the page says of eleven at night, in the edition %s", (language) => {
  const { quarters } = simulateDay(housePlaces[language], "spring", 4);
  expect(quarters[92]!.sources).toMatchObject({ sun: 0, grid: 0 });
});

it("buys less in a winter nearer to the equator", () => {
  const bought = (["de", "fr", "au"] as const).map((language) => totalsOf(simulateDay(housePlaces[language], "winter", 4)).bought);
  expect(bought).toEqual(bought.toSorted((a, b) => b - a));
  expect(bought[2]).toBeLessThan((2 * bought[0]!) / 3);
});
