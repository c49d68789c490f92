import { expect, test } from "vitest";
import { hasExpired } from "./expiry.ts";

const now = new Date("2026-05-01T12:00:00Z");

test.each([
  ["2026-04-30", true],
  ["2026-05-01", false],
  ["2026-05-02", false],
  [null, false],
  [undefined, false],
])("a certificate valid until %s has expired on 1 May 2026: %s", (validUntil, expected) =>
  expect(hasExpired({ validUntil }, now)).toBe(expected),
);
