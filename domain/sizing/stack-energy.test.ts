import { expect, test } from "vitest";
import { stackEnergy } from "./stack-energy.ts";

// Rows: modules of a tower; columns: one to five towers.
const table: Record<number, number[]> = {
  1: [4.99, 9.98, 14.98, 19.97, 24.96],
  2: [9.98, 19.97, 29.95, 39.94, 49.92],
  3: [14.97, 29.95, 44.93, 59.9, 74.88],
  4: [19.96, 39.94, 59.9, 79.87, 99.84],
  5: [24.95, 49.92, 74.88, 99.84, 124.8],
  6: [29.94, 59.9, 89.86, 119.81, 149.76],
};

test.each(Object.entries(table))("the stack energy of one to five towers with %s modules matches the table", (modules, energies) => {
  const computed = [1, 2, 3, 4, 5].map((towers) => stackEnergy({ modules: Number(modules), towers }));
  expect(computed).toEqual(energies);
});
