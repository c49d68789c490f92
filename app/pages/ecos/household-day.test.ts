import { expect, test } from "vitest";
import { capacity, reserve, simulateHousehold } from "./household-day.ts";

const hours = simulateHousehold();
const sum = (parts: Record<string, number>) => Object.values(parts).reduce((all, part) => all + part, 0);

test("in every hour the sources give exactly what the uses take", () => {
  for (const { sources, uses } of hours) expect(sum(sources)).toBe(sum(uses));
});

test("the battery holds what it was given, never more than it can, and keeps its reserve", () => {
  hours.forEach(({ sources, uses, stored }, hour) => {
    expect(stored).toBeLessThanOrEqual(capacity);
    expect(stored).toBeGreaterThanOrEqual(reserve);
    if (hour > 0) expect(stored - hours[hour - 1]!.stored).toBe(uses.battery - sources.battery);
  });
});

test("the day has what its screens show: sun for house, car and battery at one, a battery at work at eleven", () => {
  expect(hours[13]!.uses).toEqual({ house: 80, car: 370, battery: 160, grid: 0 });
  expect(hours[23]!.sources.battery).toBeGreaterThan(0);
  expect(hours.some(({ uses }) => uses.grid > 0)).toBe(true);
});
