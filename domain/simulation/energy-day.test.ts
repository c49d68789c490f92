import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { exampleHouseOf, type ExampleHouse } from "#domain/markets/schema";
import { daylightOf, seasons, type Season } from "#domain/sun/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { balance } from "./balance.ts";
import { moduleCounts, quartersOfDay, simulateDay, totalsOf, type EnergyDay } from "./energy-day.ts";

/** Generates houses between 25° and 46° of latitude whose time zone fits the longitude, as in inhabited places. */
const arbitraryPlace: fc.Arbitrary<ExampleHouse> = fc
  .record({
    latitude: fc.double({ min: 25, max: 46, noNaN: true }),
    isSouthern: fc.boolean(),
    utcOffset: fc.integer({ min: -10, max: 12 }),
    degreesFromClock: fc.double({ min: -7.5, max: 7.5, noNaN: true }),
    summerTime: fc.boolean(),
    conditioning: fc.record({ winter: fc.nat(6), spring: fc.nat(6), summer: fc.nat(6) }),
  })
  .map(({ isSouthern, degreesFromClock, ...place }) => ({
    ...exampleHouseOf("fr"),
    ...place,
    latitude: isSouthern ? -place.latitude : place.latitude,
    longitude: place.utcOffset * 15 + degreesFromClock,
  }));
const arbitraryInput = fc.record({
  place: fc.oneof(fc.constantFrom(...languageCodes.map(exampleHouseOf)), arbitraryPlace),
  season: fc.constantFrom(...seasons),
  modules: fc.constantFrom(...moduleCounts),
});

/**
 * Checks `law` on days of houses in all markets and elsewhere; `limit` is the battery's power in tenths of a kilowatt.
 */
function holdsOnEveryDay(law: (day: EnergyDay & { modules: number; limit: number }) => void): void {
  const property = fc.property(arbitraryInput, ({ place, season, modules }) =>
    law({ ...simulateDay(place, season, modules), modules, limit: Math.min(100, modules * 49.9) }),
  );
  fc.assert(property, { numRuns: 60 });
}

const sum = (flows: object) => Object.values(flows).reduce((total: number, power: number) => total + power, 0);

describe("power balance of a quarter of an hour", () => {
  const battery = { stored: 40, capacity: 100, limit: 30 };
  test.each([
    ["supplies the house from the sun", { sun: 5, house: 5, car: 0 }, battery, { sun: 5, battery: 0, grid: 0 }, { battery: 0, grid: 0 }],
    [
      "charges the battery with the surplus",
      { sun: 25, house: 5, car: 10 },
      battery,
      { sun: 25, battery: 0, grid: 0 },
      { battery: 10, grid: 0 },
    ],
    [
      "exports what exceeds the charging limit",
      { sun: 50, house: 5, car: 0 },
      battery,
      { sun: 50, battery: 0, grid: 0 },
      { battery: 30, grid: 15 },
    ],
    [
      "exports what the full battery cannot store",
      { sun: 20, house: 5, car: 0 },
      { ...battery, stored: 98 },
      { sun: 20, battery: 0, grid: 0 },
      { battery: 2, grid: 13 },
    ],
    [
      "discharges the battery for what is missing",
      { sun: 3, house: 5, car: 10 },
      battery,
      { sun: 3, battery: 12, grid: 0 },
      { battery: 0, grid: 0 },
    ],
    [
      "imports what exceeds the discharging limit",
      { sun: 0, house: 5, car: 37 },
      battery,
      { sun: 0, battery: 30, grid: 12 },
      { battery: 0, grid: 0 },
    ],
    [
      "imports what the empty battery cannot supply",
      { sun: 0, house: 5, car: 0 },
      { ...battery, stored: 2 },
      { sun: 0, battery: 2, grid: 3 },
      { battery: 0, grid: 0 },
    ],
  ])("%s", (_, needs, state, sources, uses) => {
    expect(balance(needs, state)).toEqual({ sources, uses: { house: needs.house, car: needs.car, ...uses } });
  });
});

describe("energy day", () => {
  it("conserves energy in each quarter of an hour and from one to the next", () => {
    holdsOnEveryDay(({ quarters }) => {
      expect(quarters).toHaveLength(quartersOfDay);
      quarters.forEach(({ sources, uses, stored }, index) => {
        expect(sum(sources)).toBe(sum(uses));
        const next = quarters[(index + 1) % quartersOfDay]!;
        expect(next.stored).toBe(stored + uses.battery - sources.battery);
      });
    });
  });

  it("stays within the capacity of the battery and the power of the inverter", () => {
    holdsOnEveryDay(({ quarters, capacity, modules, limit }) => {
      expect(capacity / 40).toBeLessThanOrEqual(modules * 4.99);
      for (const { sources, uses, stored } of quarters) {
        expect(stored).toBeGreaterThanOrEqual(0);
        expect(stored).toBeLessThanOrEqual(capacity);
        expect(Math.max(sources.battery, uses.battery)).toBeLessThanOrEqual(limit);
        expect(Math.min(sum(sources), uses.house)).toBeGreaterThan(0);
        for (const power of [...Object.values(sources), ...Object.values(uses)]) expect(Number.isInteger(power) && power >= 0).toBe(true);
      }
    });
  });

  it("never charges and discharges, or imports and exports, at once", () => {
    holdsOnEveryDay(({ quarters }) => {
      for (const { sources, uses } of quarters) {
        expect(sources.battery * uses.battery).toBe(0);
        expect(sources.grid * uses.grid).toBe(0);
      }
    });
  });

  it("exports only what the battery cannot store, and imports only what it cannot supply", () => {
    holdsOnEveryDay(({ quarters, capacity, limit }) => {
      for (const { sources, uses, stored } of quarters) {
        if (uses.grid > 0) expect(stored + uses.battery === capacity || uses.battery === Math.floor(limit)).toBe(true);
        if (sources.grid > 0) expect(stored === sources.battery || sources.battery === Math.floor(limit)).toBe(true);
      }
    });
  });

  it("has sun only between sunrise and sunset", () => {
    holdsOnEveryDay(({ quarters, sunrise, sunset }) => {
      quarters.forEach(({ sources }, quarter) => {
        if (quarter < sunrise || quarter >= sunset) expect(sources.sun).toBe(0);
      });
      expect(quarters.some(({ sources }) => sources.sun > 40)).toBe(true);
    });
  });
});

it.each(languageCodes)("the energy day generates least in winter and imports no more with a larger stack, in %s", (language) => {
  const place = exampleHouseOf(language);
  const [winter, spring, summer] = seasons.map((season) => totalsOf(simulateDay(place, season, 4)).produced);
  expect(winter).toBeLessThan(spring!);
  expect(winter).toBeLessThan(summer!);
  for (const season of seasons) {
    const bought = moduleCounts.map((modules) => totalsOf(simulateDay(place, season, modules)).bought);
    expect(bought).toEqual(bought.toSorted((a, b) => b - a));
  }
});

it("the totals of an energy day are in kilowatt-hours and balance", () => {
  const { produced, used, bought, sold } = totalsOf(simulateDay(exampleHouseOf("fr"), "spring", 4));
  expect(produced + bought).toBeCloseTo(used + sold, 9);
  expect({ produced, used, bought, sold }).toEqual({ produced: 51.725, used: 48.7, bought: 2.95, sold: 5.975 });
});

const clock = (quarter: number) => `${Math.floor(quarter / 4)}:${String((quarter % 4) * 15).padStart(2, "0")}`;

// Times are from an almanac, to the quarter of an hour; spring stands for April and October.
it.each<[Language, Season, string, string]>([
  ["fr", "winter", "8:15", "17:00"],
  ["fr", "summer", "5:45", "21:30"],
  ["en", "winter", "7:45", "16:00"],
  ["en", "summer", "4:45", "21:00"],
  ["cn", "winter", "6:45", "17:00"],
  ["cn", "spring", "5:30", "18:15"],
  ["cn", "summer", "4:45", "19:00"],
  ["au", "winter", "7:00", "16:45"],
  ["au", "spring", "6:30", "19:15"],
  ["au", "summer", "5:45", "20:15"],
  ["de", "winter", "8:00", "16:30"],
  ["de", "summer", "5:15", "21:15"],
])("daylight in %s in %s lasts from %s to %s", (language, season, sunrise, sunset) => {
  const light = daylightOf(exampleHouseOf(language), season);
  expect([clock(light.sunrise), clock(light.sunset)]).toEqual([sunrise, sunset]);
});

it.each(languageCodes)("the battery alone supplies the house at eleven on a spring night, in %s", (language) => {
  const { quarters } = simulateDay(exampleHouseOf(language), "spring", 4);
  expect(quarters[92]!.sources).toMatchObject({ sun: 0, grid: 0 });
});

it("the energy day imports less in a winter nearer to the equator", () => {
  const boughtIn = (language: Language) => totalsOf(simulateDay(exampleHouseOf(language), "winter", 4)).bought;
  for (const language of ["de", "fr", "en"] as const) expect(boughtIn("au")).toBeLessThan((2 * boughtIn(language)) / 3);
});
