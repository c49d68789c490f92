import { describe, expect, test } from "vitest";
import { exampleDay, site } from "./example-site.ts";
import { planDispatch, type Forecast, type SiteLimits } from "./plan-dispatch.ts";

const flat = (count: number, quarter: Partial<Forecast>): Forecast[] =>
  Array.from({ length: count }, () => ({ load: 0, sun: 0, price: 10, ...quarter }));
const small: SiteLimits = { capacity: 100, reserve: 10, power: 50, gridLimit: 40, storedAtMidnight: 60 };

describe("the example", () => {
  const plan = planDispatch(site, exampleDay());

  test("never takes more from the grid than its limit, though the load does", () => {
    expect(Math.max(...plan.map(({ grid }) => grid))).toBeLessThanOrEqual(site.gridLimit);
    expect(Math.max(...plan.map(({ load, sun }) => load - sun))).toBeGreaterThan(site.gridLimit + 100);
  });

  test("in every quarter sources and uses are equal, and the battery holds what it was given", () => {
    plan.forEach(({ load, sun, battery, grid, stored }, index) => {
      expect(grid + sun + battery).toBeCloseTo(load);
      const before = index === 0 ? site.storedAtMidnight : plan[index - 1]!.stored;
      expect(before - battery / 4).toBeCloseTo(stored);
    });
  });

  test("stays within the battery's energy and the units' power", () => {
    for (const { battery, stored } of plan) {
      expect(Math.abs(battery)).toBeLessThanOrEqual(site.power);
      expect(stored).toBeGreaterThanOrEqual(site.reserve - 1e-9);
      expect(stored).toBeLessThanOrEqual(site.capacity + 1e-9);
    }
  });
});

test("what the limit will ask for is not sold before, however dear energy is", () => {
  const day = [...flat(4, { load: 30, price: 90 }), ...flat(4, { load: 90, price: 50 }), ...flat(12, { load: 0 })];
  const plan = planDispatch(small, day);
  expect(plan.slice(0, 4).every(({ battery }) => battery <= 0)).toBe(true);
  expect(Math.max(...plan.slice(4, 8).map(({ grid }) => grid))).toBe(40);
});

test.each([
  ["charges from a surplus of the sun", { load: 10, sun: 40 }, -30],
  ["charges no faster than its power", { load: 0, sun: 90 }, -50],
  ["charges up to the limit of the connection while energy is cheap", { load: 15, price: 1 }, -25],
])("%s", (_, quarter, battery) => {
  const plan = planDispatch(small, [...flat(1, quarter), ...flat(9, { price: 10 })]);
  expect(plan[0]!.battery).toBe(battery);
});

test("a battery that is down to its reserve gives nothing", () => {
  const plan = planDispatch({ ...small, storedAtMidnight: 10 }, flat(4, { load: 90, price: 10 }));
  expect(plan.every(({ stored }) => stored >= 10)).toBe(true);
});
