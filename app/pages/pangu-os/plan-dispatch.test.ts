import { describe, expect, test } from "vitest";
import { exampleDay, site } from "./example-site.ts";
import { planDispatch, type Forecast, type SiteLimits } from "./plan-dispatch.ts";

const repeatQuarter = (count: number, quarter: Partial<Forecast>): Forecast[] =>
  Array.from({ length: count }, () => ({ load: 0, sun: 0, price: 10, ...quarter }));
const smallSite: SiteLimits = { capacity: 100, reserve: 10, power: 50, gridLimit: 40, storedAtMidnight: 60 };

describe("dispatch plan of the example site", () => {
  const plan = planDispatch(site, exampleDay());

  test("keeps grid power within its limit although the load exceeds it", () => {
    expect(Math.max(...plan.map(({ grid }) => grid))).toBeLessThanOrEqual(site.gridLimit);
    expect(Math.max(...plan.map(({ load, sun }) => load - sun))).toBeGreaterThan(site.gridLimit + 100);
  });

  test("balances sources and uses and updates the stored energy in every quarter hour", () => {
    plan.forEach(({ load, sun, battery, grid, stored }, index) => {
      expect(grid + sun + battery).toBeCloseTo(load);
      const previous = index === 0 ? site.storedAtMidnight : plan[index - 1]!.stored;
      expect(previous - battery / 4).toBeCloseTo(stored);
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

test("a dispatch plan reserves energy for a later peak despite high prices", () => {
  const day = [
    ...repeatQuarter(4, { load: 30, price: 90 }),
    ...repeatQuarter(4, { load: 90, price: 50 }),
    ...repeatQuarter(12, { load: 0 }),
  ];
  const plan = planDispatch(smallSite, day);
  expect(plan.slice(0, 4).every(({ battery }) => battery <= 0)).toBe(true);
  expect(Math.max(...plan.slice(4, 8).map(({ grid }) => grid))).toBe(40);
});

test.each([
  ["charges from a solar surplus", { load: 10, sun: 40 }, -30],
  ["charges no faster than its power", { load: 0, sun: 90 }, -50],
  ["charges up to the grid limit while energy is cheap", { load: 15, price: 1 }, -25],
])("a dispatch plan %s", (_, quarter, battery) => {
  const plan = planDispatch(smallSite, [...repeatQuarter(1, quarter), ...repeatQuarter(9, { price: 10 })]);
  expect(plan[0]!.battery).toBe(battery);
});

test("a dispatch plan never discharges the battery below its reserve", () => {
  const plan = planDispatch({ ...smallSite, storedAtMidnight: 10 }, repeatQuarter(4, { load: 90, price: 10 }));
  expect(plan.every(({ stored }) => stored >= 10)).toBe(true);
});
