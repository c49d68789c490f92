import { expect, test } from "vitest";
import { stackEnergy } from "./stack-energy.ts";

// Rows: modules of a tower; columns: one to five towers.
const table: Record<number, number[]> = {
  1: [4.99, 9.98, 14.97, 19.96, 24.95],
  2: [9.98, 19.96, 29.94, 39.92, 49.9],
  3: [14.97, 29.94, 44.91, 59.88, 74.85],
  4: [19.96, 39.92, 59.88, 79.84, 99.8],
  5: [24.95, 49.9, 74.85, 99.8, 124.75],
  6: [29.94, 59.88, 89.82, 119.76, 149.76],
};

test.each(Object.entries(table))("the stack energy of one to five towers with %s modules matches the table", (modules, energies) => {
  const computed = [1, 2, 3, 4, 5].map((towers) => stackEnergy({ modules: Number(modules), towers }));
  expect(computed).toEqual(energies);
});
