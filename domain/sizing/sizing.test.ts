import { describe, expect, test } from "vitest";
import { exampleHouseOf } from "#domain/markets/schema";
import { houseFields, houseGoals, sizeHouse } from "./house.ts";
import { plantFields, sizePlant } from "./plant.ts";
import { siteFields, sizeSite } from "./site.ts";

/** A place with round yields, so that the results can be checked by hand. */
const place = { latitude: 45, yields: { winter: 1.17, spring: 4, summer: 5 } };

describe("house sizing", () => {
  test.each([
    // The example of the article on sizing: 15.0 kWh a day, 8.25 after sunset, 9.17 nominal, two modules.
    [
      { consumption: 5475, pv: 6, goal: "night" },
      { product: "agave-th", stack: { towers: 1, modules: 2 }, energy: 9.98 },
    ],
    [
      { consumption: 5475, pv: 6, goal: "evening" },
      { product: "myrtillo", stack: { towers: 1, modules: 1 }, energy: 4.99 },
    ],
    [
      { consumption: 5475, pv: 6, goal: "backup" },
      { product: "agave-th", stack: { towers: 1, modules: 3 }, energy: 14.97 },
    ],
    // The roof leaves 12 - 6.75 kWh, less than the night uses.
    [
      { consumption: 5475, pv: 3, goal: "night" },
      { product: "agave-th", stack: { towers: 1, modules: 2 }, energy: 9.98 },
    ],
    [
      { consumption: 20_000, pv: 30, goal: "night" },
      { product: "myrtillo", stack: { towers: 2, modules: 4 }, energy: 39.92 },
    ],
    [
      { consumption: 50_000, pv: 100, goal: "night" },
      { product: "myrtillo", stack: { towers: 3, modules: 6 }, energy: 89.82 },
    ],
  ] as const)("recommends a stack for %j", (input, advice) => {
    expect(sizeHouse(input, place).advice).toMatchObject({ kind: "stack", ...advice });
  });

  test("calculates the daily energies of the article's example", () => {
    const { daily, dark, springSurplus, winterSurplus, limitedByRoof } = sizeHouse({ consumption: 5475, pv: 6, goal: "night" }, place);
    expect(daily).toBe(15);
    expect(dark).toBeCloseTo(8.25, 9);
    expect(springSurplus).toBeCloseTo(17.25, 9);
    expect(winterSurplus).toBeCloseTo(0.27, 9);
    expect(limitedByRoof).toBe(false);
  });

  test.each([
    // 6 kW × 2.51 kWh in June − 6.75 kWh used by day; the night needs 8.25 kWh.
    ["au", 8.31],
    // 6 kW × 2.18 kWh in January, the darkest month of Shanghai
    ["cn", 6.33],
    // 6 kW × 1.14 kWh in December − 6.75 kWh
    ["de", 0.09],
    // 6 kW × 1.06 kWh are less than the day uses.
    ["fr", 0],
    ["en", 0],
  ] as const)("in %s has a winter surplus of %f kWh", (language, left) => {
    expect(sizeHouse({ consumption: 5475, pv: 6, goal: "night" }, exampleHouseOf(language)).winterSurplus).toBeCloseTo(left, 9);
  });

  test("reports a limiting roof and recommends no battery without a surplus", () => {
    expect(sizeHouse({ consumption: 5475, pv: 3, goal: "night" }, place).limitedByRoof).toBe(true);
    expect(sizeHouse({ consumption: 5475, pv: 1, goal: "backup" }, place).advice).toEqual({ kind: "nothing" });
  });

  test("recommends only buildable stacks and never less for a higher goal", () => {
    for (const consumption of [500, 2000, 5500, 12_000, 30_000, 50_000]) {
      for (const pv of [1, 4, 9.6, 20, 100]) {
        const energies = houseGoals.map((goal) => {
          const { advice } = sizeHouse({ consumption, pv, goal }, place);
          if (advice.kind !== "stack") return advice.kind === "beyond" ? Infinity : 0;
          expect(advice.stack.modules).toBeGreaterThanOrEqual(advice.product === "agave-th" ? 2 : 1);
          expect(advice.stack.modules).toBeLessThanOrEqual(6);
          expect(advice.stack.towers).toBeLessThanOrEqual(advice.product === "agave-th" ? 1 : 5);
          expect(advice.share).toBeGreaterThan(0);
          expect(advice.share).toBeLessThanOrEqual(1);
          return advice.energy;
        });
        expect(energies).toEqual(energies.toSorted((a, b) => a - b));
      }
    }
  });
});

describe("site sizing", () => {
  test.each([
    [
      { peak: 210, limit: 150, hours: 1.5 },
      { over: 60, units: 1, power: 62.5, energy: 90, nominal: 100, rate: 0.6 },
    ],
    [
      { peak: 320, limit: 200, hours: 1 },
      { over: 120, units: 2, power: 125, energy: 120, isBeyondParallel: false },
    ],
    [
      { peak: 187.5, limit: 125, hours: 1 },
      { units: 1, power: 62.5 },
    ],
    [
      { peak: 825, limit: 200, hours: 2 },
      { units: 10, power: 625, isBeyondParallel: false },
    ],
    [
      { peak: 826, limit: 200, hours: 2 },
      { units: 11, isBeyondParallel: true },
    ],
    [
      { peak: 210, limit: 150, hours: 2.16 },
      { energy: 129.60000000000002, nominal: 144 },
    ],
  ])("calculates units, power and energy for %j", (input, expected) => {
    expect(sizeSite(input)).toMatchObject(expected);
  });
});

describe("plant sizing", () => {
  test.each([
    [
      { power: 5, hours: 2, unit: 62.5 },
      { units: 80, installed: 5, energy: 10, groups: 8 },
    ],
    [
      { power: 0.7, hours: 1, unit: 62.5 },
      { units: 12, installed: 0.75, groups: 2 },
    ],
    [
      { power: 0.625, hours: 4, unit: 62.5 },
      { units: 10, energy: 2.5, groups: 1 },
    ],
    [
      { power: 1, hours: 1, unit: 200 },
      { units: 5, installed: 1, groups: undefined },
    ],
  ])("calculates units, groups and energy for %j", (input, expected) => {
    const sizing = sizePlant(input);
    expect({ groups: undefined, ...sizing }).toMatchObject(expected);
    expect(sizing.nominal * 0.9).toBeCloseTo(sizing.energy, 9);
  });
});

test("the initial values of the sizing fields are within their bounds", () => {
  for (const { min, max, initial } of [houseFields, siteFields, plantFields].flatMap((fields) => Object.values(fields))) {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  }
});
