import { describe, expect, it, test } from "vitest";
import { balance, moduleCounts, quartersOfDay, seasons, simulateDay, totalsOf } from "./energy-day.ts";

const days = seasons.flatMap((season) => moduleCounts.map((modules) => ({ season, modules, day: simulateDay(season, modules) })));
const sum = (flows: object) => Object.values(flows).reduce((total: number, power: number) => total + power, 0);

describe("balance", () => {
  const battery = { stored: 40, capacity: 100, limit: 30 };
  test.each([
    ["sun only for the house", { sun: 5, house: 5, car: 0 }, battery, { sun: 5, battery: 0, grid: 0 }, { battery: 0, grid: 0 }],
    ["the battery takes what is left", { sun: 25, house: 5, car: 10 }, battery, { sun: 25, battery: 0, grid: 0 }, { battery: 10, grid: 0 }],
    ["the grid takes what the battery may not", { sun: 50, house: 5, car: 0 }, battery, { sun: 50, battery: 0, grid: 0 }, { battery: 30, grid: 15 }],
    ["the grid takes what the battery cannot hold", { sun: 20, house: 5, car: 0 }, { ...battery, stored: 98 }, { sun: 20, battery: 0, grid: 0 }, { battery: 2, grid: 13 }],
    ["the battery gives what is missing", { sun: 3, house: 5, car: 10 }, battery, { sun: 3, battery: 12, grid: 0 }, { battery: 0, grid: 0 }],
    ["the grid gives what the battery may not", { sun: 0, house: 5, car: 37 }, battery, { sun: 0, battery: 30, grid: 12 }, { battery: 0, grid: 0 }],
    ["the grid gives what the battery has not", { sun: 0, house: 5, car: 0 }, { ...battery, stored: 2 }, { sun: 0, battery: 2, grid: 3 }, { battery: 0, grid: 0 }],
  ])("%s", (_, needs, state, sources, uses) => {
    expect(balance(needs, state)).toMatchObject({ sources, uses: { house: needs.house, car: needs.car, ...uses }, stored: state.stored });
  });
});

describe.each(days)("a day in $season with $modules modules", ({ modules, day: { quarters, capacity, sunrise, sunset } }) => {
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

it("gives more sun from winter to summer, and buys no more with a larger stack", () => {
  const [winter, spring, summer] = seasons.map((season) => totalsOf(simulateDay(season, 4)).produced);
  expect(winter).toBeLessThan(spring!);
  expect(spring).toBeLessThan(summer!);
  for (const season of seasons) {
    const bought = moduleCounts.map((modules) => totalsOf(simulateDay(season, modules)).bought);
    expect(bought).toEqual(bought.toSorted((a, b) => b - a));
  }
});

it("adds up a day in kilowatt-hours", () => {
  const { produced, used, bought, sold } = totalsOf(simulateDay("spring", 4));
  expect(produced + bought).toBeCloseTo(used + sold, 9);
  expect({ produced, used, bought, sold }).toEqual({ produced: 53.9, used: 48.7, bought: 2.825, sold: 8.025 });
});
