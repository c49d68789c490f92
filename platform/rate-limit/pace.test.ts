import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1) + seconds * 1000);

test("a burst, then one every so many seconds, for each by themselves", () => {
  const pace = createPace({ burst: 3, perMinute: 12 });
  expect([0, 0, 0, 0, 1].map((second) => pace.take("a", at(second)))).toEqual([0, 0, 0, 5, 4]);
  expect(pace.take("b", at(1))).toBe(0);
  expect([5, 5, 10].map((second) => pace.take("a", at(second)))).toEqual([0, 5, 0]);
});

test("who has been away has the whole burst again, and no more", () => {
  const pace = createPace({ burst: 3, perMinute: 12 });
  for (let n = 0; n < 3; n += 1) pace.take("a", at(0));
  expect([100, 100, 100, 100].map((second) => pace.take("a", at(second)))).toEqual([0, 0, 0, 5]);
});
