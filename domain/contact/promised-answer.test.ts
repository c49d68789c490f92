import { expect, test } from "vitest";
import { addBusinessDays } from "./promised-answer.ts";

test.each([
  ["2026-05-01T12:00:00Z", 1, "2026-05-04T12:00:00Z"],
  ["2026-05-02T08:00:00Z", 1, "2026-05-04T08:00:00Z"],
  ["2026-05-04T08:00:00Z", 5, "2026-05-11T08:00:00Z"],
  ["2026-12-31T23:00:00Z", 2, "2027-01-04T23:00:00Z"],
])("inbox › counts business days of the promised answer time: %s + %i", (from, days, end) => {
  expect(addBusinessDays(new Date(from), days)).toEqual(new Date(end));
});
