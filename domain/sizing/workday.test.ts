import { describe, expect, test } from "vitest";
import { siteFields } from "./site.ts";
import { capWorkday, exampleWorkday, initialWorkdayLimit, workdayLimits } from "./workday.ts";

describe("example of a working day", () => {
  test("has 96 quarter hours, the calculator's peak, and only its peaks above the lowest limit", () => {
    expect(exampleWorkday).toHaveLength(96);
    expect(Math.max(...exampleWorkday)).toBe(siteFields.peak.initial);
    expect(exampleWorkday.filter((load) => load > workdayLimits[0]!)).toHaveLength(14);
    expect(workdayLimits).toContain(initialWorkdayLimit);
  });

  test.each([
    // 6 quarters of 10 kW
    [200, { over: 10, energy: 15, units: 1 }],
    // (6 × 40 + 15 + 10 + 8 + 2) ÷ 4 = 68.75 kWh, at 40 kW for 1.72 hours
    [170, { over: 40, energy: 68.8, units: 1 }],
    // (6 × 70 + 20 + 45 + 40 + 20 + 25 + 38 + 32 + 18) ÷ 4 = 164.5 kWh
    [140, { over: 70, energy: 164.5, units: 2 }],
  ])("needs below %d kW %j", (limit, { over, energy, units }) => {
    const sizing = capWorkday(limit);
    expect(sizing).toMatchObject({ over, units });
    expect(sizing.energy).toBeCloseTo(energy, 9);
  });

  test.each(workdayLimits)("gives for %d kW hours that the calculator accepts", (limit) => {
    const { hours } = capWorkday(limit).input;
    expect(hours).toBeGreaterThanOrEqual(siteFields.hours.min);
    expect(hours).toBeLessThanOrEqual(siteFields.hours.max);
  });
});
