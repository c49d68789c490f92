import { expect, test } from "vitest";
import { dayProfile } from "./day-profile.ts";

test.each([
  [{ peak: 210, limit: 150, hours: 1.5 }, 6],
  [{ peak: 210, limit: 150, hours: 0.25 }, 1],
  [{ peak: 5000, limit: 1, hours: 12 }, 48],
])("the load profile for %j exceeds the limit for exactly the given hours", (input, quartersAbove) => {
  const profile = dayProfile(input);
  expect(profile).toHaveLength(96);
  const above = profile.filter(({ load }) => load > input.limit);
  expect(above).toHaveLength(quartersAbove);
  expect(new Set(above.map(({ load }) => load))).toEqual(new Set([input.peak]));
  for (const { load } of profile) expect(load).toBeGreaterThan(0);
});
