import path from "node:path";
import { expect, test } from "vitest";
import { product } from "../../../../domain/content/collections/product.ts";
import { readContentFiles } from "../../../../domain/content/read-content-files.ts";
import type { Figure } from "../../../../domain/content/schema.ts";
import { formatFigureValue, parseFigureValue, type ValueFormat } from "./figure-value.ts";

const bounds = { over: ["over", "über"], below: ["below", "unter"], upTo: ["up to", "bis zu"], within: ["within", "innerhalb von"] };
const english: ValueFormat = { decimalSign: ".", bounds, units: ["kWh", "years"] };
const german: ValueFormat = { decimalSign: ",", bounds, units: ["kWh", "Jahre"] };

test.each([
  ["58", { value: 58 }],
  ["9.98", { value: 9.98 }],
  ["9,98", { value: 9.98 }],
  ["1,250.5", { value: 1250.5 }],
  ["10 000", { value: 10_000 }],
  ["-20", { value: -20 }],
  ["5–10", { min: 5, max: 10 }],
  ["5 - 10 kWh", { min: 5, max: 10 }],
  ["10-5", { min: 5, max: 10 }],
  ["-20 to 55", { min: -20, max: 55 }],
  ["−20 … 55", { min: -20, max: 55 }],
  ["> 6000", { min: 6000, bound: "over" }],
  ["over 6000", { min: 6000, bound: "over" }],
  ["<25", { max: 25, bound: "below" }],
  ["≤ 5", { max: 5, bound: "upTo" }],
  ["<= 5", { max: 5, bound: "upTo" }],
  ["bis zu 5", { max: 5, bound: "upTo" }],
  ["within 15", { max: 15, bound: "within" }],
  ["10 years", { value: 10 }],
  ["IP65", { text: "IP65" }],
  ["600 × 1200 × 200", { text: "600 × 1200 × 200" }],
  ["230 / 400", { text: "230 / 400" }],
  ["1.2.3", { text: "1.2.3" }],
  ["", {}],
] as const)("figure value › reads %s", (typed, values) => {
  expect(parseFigureValue(typed, english)).toEqual(values);
});

test.each([
  ["1.250", { value: 1250 }],
  ["1.250,5", { value: 1250.5 }],
  ["4.5", { value: 4.5 }],
  ["4,99–29,94", { min: 4.99, max: 29.94 }],
] as const)("figure value › reads the German number %s", (typed, values) => {
  expect(parseFigureValue(typed, german)).toEqual(values);
});

test.each([
  ["English", english],
  ["German", german],
])("figure value › reads every figure of the content as it writes it in %s", async (_, format) => {
  const entries = await readContentFiles(path.resolve(import.meta.dirname, "../../../../content"), product);
  const all = entries.flatMap(({ data }) => data.figures as Figure[]);
  expect(all.length).toBeGreaterThan(20);
  for (const { name: _name, unit: _unit, ...values } of all)
    expect(parseFigureValue(formatFigureValue(values, format), format)).toEqual(values);
});
