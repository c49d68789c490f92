import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { selectPluralForm, formatMessage } from "./format-message.ts";

test.each([
  ["{a} and {b}", { a: "x", b: 2 }, "x and 2"],
  ["{a} and {a}", { a: "x" }, "x and x"],
  ["a place that nobody fills stays: {b}", { a: "x" }, "a place that nobody fills stays: {b}"],
  ["{a} then {b}", { a: "{b}", b: "x" }, "{b} then x"],
  ["patterns are text: {a}", { a: "$& $1 $$" }, "patterns are text: $& $1 $$"],
  ["a year keeps its digits: {year}", { year: 2026 }, "a year keeps its digits: 2026"],
])("the message placeholders are filled in: %s", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

const files = { none: "no files", one: "{count} file", other: "{count} files" };
test.each([
  ["en", 0, "no files"],
  ["en", 1, "1 file"],
  ["en", 2, "2 files"],
  ["en", 1234, "1,234 files"],
  ["de", 1234, "1.234 files"],
  ["fr", 1.5, "1,5 file"],
  ["de", 1.5, "1,5 files"],
  ["cn", 1, "1 file"],
  ["cn", 2, "2 files"],
] as const)("the plural message in %s for %d is “%s”", (language, count, text) => {
  expect(formatMessage(language, files, { count })).toBe(text);
});

test("the plural message for zero falls back to the language's plural form", () => {
  const forms = { one: "one", other: "other" };
  expect([selectPluralForm("fr", 0, forms), selectPluralForm("en", 0, forms), selectPluralForm("cn", 0, forms)]).toEqual([
    "one",
    "other",
    "other",
  ]);
});

test("the message format also fills a text without plural forms", () => {
  expect(formatMessage("de", "{power} kW in {city}", { power: 1234.5, city: "Kiel" })).toBe("1.234,5 kW in Kiel");
});
