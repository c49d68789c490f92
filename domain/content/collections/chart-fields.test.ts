import * as v from "valibot";
import { expect, test } from "vitest";
import { newsData } from "#tests/support/test-context.ts";
import { collectionOf } from "./index.ts";

const chartText = { title: "One of three stands out", unit: "Power, in kW" };
type Row = { label: string; value: number; highlighted?: boolean };
const rows = (...values: number[]): Row[] => values.map((value, index) => ({ label: `Row ${index}`, value }));
const highlightedRows = (count: number) => rows(1, 2, 3).map((row, index) => ({ ...row, highlighted: index < count }));
const { schema } = collectionOf("news");
const invalidPaths = (fields: Record<string, unknown>) =>
  v.safeParse(schema, newsData(fields)).issues?.map((issue) => v.getDotPath(issue)) ?? [];

test.each<[what: string, fields: Record<string, unknown>]>([
  ["no chart", {}],
  ["three rows", { chartText, chart: rows(1, 2, 0) }],
  ["24 rows", { chartText, chart: rows(...Array.from({ length: 24 }, (_, index) => index)) }],
  ["a note", { chartText: { ...chartText, note: "How" }, chart: rows(1, 2, 3) }],
  ["one highlighted row", { chartText, chart: highlightedRows(1) }],
])("article chart validation accepts %s", (_, fields) => {
  expect(invalidPaths(fields)).toEqual([]);
});

test.each<[what: string, fields: Record<string, unknown>, where: string]>([
  ["two rows", { chartText, chart: rows(1, 2) }, "chart"],
  ["25 rows", { chartText, chart: rows(...Array.from({ length: 25 }, () => 1)) }, "chart"],
  ["two highlighted rows", { chartText, chart: highlightedRows(2) }, "chart"],
  ["only zero values", { chartText, chart: rows(0, 0, 0) }, "chart"],
  ["values without a title", { chart: rows(1, 2, 3) }, "chart"],
  ["a title without values", { chartText }, "chart"],
  ["an empty title", { chartText: { ...chartText, title: " " }, chart: rows(1, 2, 3) }, "chartText.title"],
  ["a negative value", { chartText, chart: rows(1, -2, 3) }, "chart.1.value"],
  ["a value that is not a number", { chartText, chart: rows(1, Number.NaN, 3) }, "chart.1.value"],
  ["an infinite value", { chartText, chart: rows(1, 2, Infinity) }, "chart.2.value"],
  ["a row without a label", { chartText, chart: [...rows(1, 2), { value: 3 }] }, "chart.2.label"],
])("article chart validation rejects %s at its field", (_, fields, where) => {
  expect(invalidPaths(fields)).toEqual([where]);
});
