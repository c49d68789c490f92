import { expect, test } from "vitest";
import { formatCsv, formatTabSeparated } from "./table-text.ts";

const cells = [
  ["Quantity", "Value", "Condition"],
  ["Energy", "9,98–29,94\u00a0kWh", 'six "modules"'],
];

test("the specification CSV quotes cells with commas or quotation marks", () => {
  expect(formatCsv(cells)).toBe('\uFEFFQuantity,Value,Condition\r\nEnergy,"9,98–29,94\u00a0kWh","six ""modules"""\r\n');
});

test("the specification clipboard text has tabs between cells and plain spaces inside", () => {
  expect(formatTabSeparated(cells)).toBe('Quantity\tValue\tCondition\nEnergy\t9,98–29,94 kWh\tsix "modules"');
});
