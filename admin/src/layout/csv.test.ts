import { expect, test } from "vitest";
import { formatCsv, formatCsvTime, timeZone, type CsvColumn } from "./csv.ts";

type Row = { name: string | null; labels: string[]; count: number };
const columns: CsvColumn<Row>[] = [
  ["Name", ({ name }) => name],
  ["Labels", ({ labels }) => labels.join("; ")],
  ["Count", ({ count }) => count],
];

test("CSV › has one heading, empty cells for missing values, and the separator of the language", () => {
  const rows = [
    { name: null, labels: [], count: 0 },
    { name: "Zoë, Lyon", labels: ["a", "b"], count: 2 },
  ];
  expect(formatCsv(columns, rows, "en")).toBe('\uFEFFName,Labels,Count\r\n,,0\r\n"Zoë, Lyon","a; b",2\r\n');
  expect(formatCsv(columns, rows, "de")).toBe('\uFEFFName;Labels;Count\r\n;;0\r\n"Zoë, Lyon";"a; b";2\r\n');
});

test.each(["=1+1", "+49 30 1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "＝1+1", "＠SUM(A1)"])(
  "CSV › keeps spreadsheets from running %j",
  (name) => {
    expect(formatCsv(columns.slice(0, 1), [{ name, labels: [], count: 0 }], "en").split("\r\n")[1]).toMatch(/^"?'/);
  },
);

test("CSV › quotes line breaks and quotes", () => {
  expect(formatCsv(columns.slice(0, 1), [{ name: 'One\n"two"', labels: [], count: 0 }], "en")).toContain('"One\n""two"""');
});

test("CSV › shows a time in the zone that the heading names", () => {
  const moment = "2026-05-01T12:00:05.000Z";
  expect(new Date(`${formatCsvTime(moment).replace(" ", "T")}`).toISOString()).toBe(moment);
  expect([formatCsvTime(null), timeZone()]).toEqual(["", expect.any(String)]);
});
