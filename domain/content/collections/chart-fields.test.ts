import * as v from "valibot";
import { expect, test } from "vitest";
import { newsData } from "#tests/support/test-context.ts";
import { collectionOf } from "./index.ts";

const chartText = { title: "One of three stands out", unit: "Power, in kW" };
type Row = { label: string; value: number; highlighted?: boolean };
const rows = (...values: number[]): Row[] => values.map((value, index) => ({ label: `Row ${index}`, value }));
const lit = (count: number) => rows(1, 2, 3).map((row, index) => ({ ...row, highlighted: index < count }));
const { schema } = collectionOf("news");
/** Where an article with these fields is wrong. */
const wrongAt = (fields: Record<string, unknown>) =>
  v.safeParse(schema, newsData(fields)).issues?.map((issue) => v.getDotPath(issue)) ?? [];

test.each<[what: string, fields: Record<string, unknown>]>([
  ["no chart", {}],
  ["three rows", { chartText, chart: rows(1, 2, 0) }],
  ["24 rows", { chartText, chart: rows(...Array.from({ length: 24 }, (_, index) => index)) }],
  ["a note", { chartText: { ...chartText, note: "How" }, chart: rows(1, 2, 3) }],
  ["one row that stands out", { chartText, chart: lit(1) }],
])("an article with %s is whole", (_, fields) => {
  expect(wrongAt(fields)).toEqual([]);
});

test.each<[what: string, fields: Record<string, unknown>, where: string]>([
  ["two rows", { chartText, chart: rows(1, 2) }, "chart"],
  ["25 rows", { chartText, chart: rows(...Array.from({ length: 25 }, () => 1)) }, "chart"],
  ["two rows that stand out", { chartText, chart: lit(2) }, "chart"],
  ["nothing to draw", { chartText, chart: rows(0, 0, 0) }, "chart"],
  ["figures without a title", { chart: rows(1, 2, 3) }, "chart"],
  ["a title without figures", { chartText }, "chart"],
  ["a title that is empty", { chartText: { ...chartText, title: " " }, chart: rows(1, 2, 3) }, "chartText.title"],
  ["a figure below zero", { chartText, chart: rows(1, -2, 3) }, "chart.1.value"],
  ["a figure that is none", { chartText, chart: rows(1, Number.NaN, 3) }, "chart.1.value"],
  ["a figure without end", { chartText, chart: rows(1, 2, Infinity) }, "chart.2.value"],
  ["a row without a name", { chartText, chart: [...rows(1, 2), { value: 3 }] }, "chart.2.label"],
])("an article with %s is refused there", (_, fields, where) => {
  expect(wrongAt(fields)).toEqual([where]);
});
