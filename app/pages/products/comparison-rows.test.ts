import { expect, test } from "vitest";
import { comparisonRows } from "./comparison-rows.ts";

const figures = ["power", "energy", "cycles", "ingress"].map((name) => ({ name, label: name.toUpperCase() }));
const agave = { figures: { power: "5–13 kW", energy: "9.98–29.94 kWh" } };
const myrtillo = { figures: { energy: "4.99–29.94 kWh", cycles: "over 10,000" } };
const rows = (...products: Parameters<typeof comparisonRows>[0]) =>
  comparisonRows(products, figures).map(({ label, values, differs }) => [label, ...values, differs]);

test("the product comparison lists all stated figures in data sheet order", () => {
  expect(rows(agave, myrtillo)).toEqual([
    ["POWER", "5–13 kW", undefined, false],
    ["ENERGY", "9.98–29.94 kWh", "4.99–29.94 kWh", true],
    ["CYCLES", undefined, "over 10,000", false],
  ]);
});

test("the product comparison marks a difference only between stated values", () => {
  expect(rows(agave, agave, { figures: {} }).map((row) => row.at(-1))).toEqual([false, false]);
  expect(rows(agave, { figures: {} }, myrtillo).map((row) => row.at(-1))).toEqual([false, true, false]);
});

test("the product comparison has no rows without figures", () => {
  expect(rows({ figures: {} }, { figures: {} })).toEqual([]);
  expect(rows()).toEqual([]);
});
