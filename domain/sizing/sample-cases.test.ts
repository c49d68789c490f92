import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sizeHouse } from "./house.ts";
import { sizePlant } from "./plant.ts";
import { sizeSite, unitPower } from "./site.ts";

const folder = path.resolve(import.meta.dirname, "../../content/case");
const factsOf = async (key: string) => parse(await readFile(path.join(folder, key, "entry.yaml"), "utf8")) as { figures: { power?: number; energy?: number }; sample?: boolean };

test.each([
  ["family-home-evening", { consumption: 4500, pv: 7, goal: "night" }],
  ["heat-pump-house", { consumption: 8500, pv: 12, goal: "night" }],
  ["farmhouse-backup", { consumption: 9000, pv: 13, goal: "backup" }],
] as const)("the home %s is worked out by the rule", async (key, input) => {
  const { figures, sample } = await factsOf(key);
  expect(sizeHouse(input)).toMatchObject({ limitedByRoof: false, advice: { kind: "stack", energy: figures.energy } });
  expect(sample).toBe(true);
});

test.each([
  ["bakery-morning-peak", { peak: 140, limit: 80, hours: 1.5 }],
  ["cold-store-afternoon", { peak: 480, limit: 360, hours: 3 }],
  ["molding-shop-ride-through", { peak: 870, limit: 600, hours: 1 }],
])("the site %s is worked out by the rule", async (key, input) => {
  const { figures, sample } = await factsOf(key);
  const { power, nominal } = sizeSite(input);
  expect(figures).toEqual({ power, energy: Math.round(nominal * 10) / 10 });
  expect(sample).toBe(true);
});

test.each([
  ["solar-park-evening", { power: 4.5, hours: 2 }, { units: 72, groups: 8 }],
  ["coast-frequency", { power: 2.25, hours: 1 }, { units: 36, groups: 4 }],
  ["solar-base-four-hours", { power: 18, hours: 4 }, { units: 288, groups: 29 }],
])("the plant %s is worked out by the rule", async (key, input, told) => {
  const { figures, sample } = await factsOf(key);
  const sizing = sizePlant({ ...input, unit: unitPower });
  expect(sizing).toMatchObject(told);
  expect(figures).toEqual({ power: sizing.installed * 1000, energy: Math.round(sizing.nominal * 1e4) / 10 });
  expect(sample).toBe(true);
});
