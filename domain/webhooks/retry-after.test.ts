import { expect, test } from "vitest";
import { retryTime } from "./retry-after.ts";

const now = new Date("2026-05-01T12:00:00Z");

test.each([
  [429, "120", 120],
  [503, " 7 ", 7],
  [429, "0", 1],
  [429, "86400", 3_600],
  [503, "9".repeat(400), 3_600],
  [429, "Fri, 01 May 2026 12:02:00 GMT", 120],
  [503, "Friday, 01-May-26 12:02:00 GMT", 120],
  [503, "Fri, 01 May 2026 11:00:00 GMT", 1],
  [503, "Sat, 02 May 2026 12:00:00 GMT", 3_600],
  [429, undefined, undefined],
  [429, "", undefined],
  [429, "-5", undefined],
  [429, "1.5", undefined],
  [429, "soon", undefined],
  [429, "2026-05-01", undefined],
  [429, "Fri, 99 May 2026 12:02:00 GMT", undefined],
  [500, "120", undefined],
  [301, "120", undefined],
])("a webhook delivery answered %i with Retry-After %s is retried after %s s", (status, retryAfter, seconds) => {
  const at = retryTime({ status, retryAfter }, now);
  expect(at && (at.getTime() - now.getTime()) / 1000).toBe(seconds);
});
