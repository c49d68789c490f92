import { expect, test } from "vitest";
import { findMessageFaults } from "./find-message-faults.ts";

test.each([
  "feat: offer the catalogue as a PDF",
  "fix(cache): copy zlib output to release its 64 kB pool",
  "test: rename journeys to end-to-end tests in tests/e2e",
  "revert(form-fields): take back the second button\n\nReverts: abc6aee5 Visitors pressed the wrong one.",
  `docs: ${"x".repeat(66)}`,
])("the commit message %j has the right format", (message) => {
  expect(findMessageFaults(message)).toEqual([]);
});

test.each([
  ["A page has no file", "The first line needs the form"],
  ["fix:", "The first line needs the form"],
  ["fix(Cache): copy", "The first line needs the form"],
  ["fixup! fix: copy", "The first line needs the form"],
  ['Revert "fix: copy"', "The first line needs the form"],
  ["style: copy", "The type is none of feat, fix"],
  ["fix: Copy", "begins with a capital letter"],
  ["fix: copy.", "ends with a full stop"],
  [`docs: ${"x".repeat(67)}`, "has 73 characters, of at most 72"],
  ["fix: copy\nand more", "The second line must be empty"],
])("the commit message %j is refused", (message, fault) => {
  expect(findMessageFaults(message)).toEqual([expect.stringContaining(fault)]);
});
