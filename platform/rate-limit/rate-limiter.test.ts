import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1) + seconds * 1000);

test("the GCRA rate limiter allows a burst and then a steady rate per caller", () => {
  const pace = createRateLimiter({ burst: 3, perMinute: 12 });
  expect([0, 0, 0, 0, 1].map((second) => pace.take("a", at(second)))).toEqual([0, 0, 0, 5, 4]);
  expect(pace.take("b", at(1))).toBe(0);
  expect([5, 5, 10].map((second) => pace.take("a", at(second)))).toEqual([0, 5, 0]);
});

test("the GCRA rate limiter restores only the whole burst after a pause", () => {
  const pace = createRateLimiter({ burst: 3, perMinute: 12 });
  for (let n = 0; n < 3; n += 1) pace.take("a", at(0));
  expect([100, 100, 100, 100].map((second) => pace.take("a", at(second)))).toEqual([0, 0, 0, 5]);
});
