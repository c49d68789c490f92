import { expect, test } from "vitest";
import { formatCsv, formatTabSeparated } from "./table-text.ts";

const cells = [
  ["Quantity", "Value", "Condition"],
  ["Energy", "9,98–29,94\u00a0kWh", 'six "modules"'],
];

test("the specification CSV quotes cells with commas or quotation marks", () => {
  expect(formatCsv(cells)).toBe('\uFEFFQuantity,Value,Condition\r\nEnergy,"9,98–29,94 kWh","six ""modules"""\r\n');
});

test.each([
  ["AGAVE-\u2060TH", "AGAVE-TH"],
  ["E\u2011Mail", "E-Mail"],
  ["Hybrid\u00adwechselrichter\u200b", "Hybridwechselrichter"],
  ["5\u202f000\u00a0kWh", "5 000 kWh"],
])("a table for spreadsheets writes %j without the typography of pages, as %j", (cell, written) => {
  expect(formatCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  expect(formatTabSeparated([[cell]])).toBe(written);
});

test("the specification clipboard text has tabs between cells and plain spaces inside", () => {
  expect(formatTabSeparated(cells)).toBe('Quantity\tValue\tCondition\nEnergy\t9,98–29,94 kWh\tsix "modules"');
});

test.each([
  ["=1+1", "'=1+1"],
  [" =A1", "' =A1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1", "'＝1"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ["+HYPERLINK(A1)", "'+HYPERLINK(A1)"],
  ["-5%+cmd|A0", "'-5%+cmd|A0"],
  ["-10 … 50 °C (charging)", "-10 … 50 °C (charging)"],
  ["+49 30 1", "+49 30 1"],
])("a table for spreadsheets writes the cell %j as %j", (cell, written) => {
  expect(formatCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  expect(formatTabSeparated([[cell]])).toBe(written);
});
