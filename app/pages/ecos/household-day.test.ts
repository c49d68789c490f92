import { describe, expect, test } from "vitest";
import { exampleHouseOf } from "#domain/markets/schema";
import { languageCodes } from "#i18n/languages.ts";
import { copiesOf } from "#app/page/copies.server.ts";
import { capacity, reserve, simulateHousehold } from "./household-day.ts";
import { readScreens } from "./screen-data.server.ts";

describe.each(languageCodes)("household simulation in %s", (language) => {
  const hours = simulateHousehold(exampleHouseOf(language));
  const sum = (parts: Record<string, number>) => Object.values(parts).reduce((all, part) => all + part, 0);

  test("balances sources and uses in every hour", () => {
    for (const { sources, uses } of hours) expect(sum(sources)).toBe(sum(uses));
  });

  test("keeps the battery between reserve and capacity, consistent with its flows", () => {
    hours.forEach(({ sources, uses, stored }, hour) => {
      expect(stored).toBeLessThanOrEqual(capacity);
      expect(stored).toBeGreaterThanOrEqual(reserve);
      if (hour > 0) expect(stored - hours[hour - 1]!.stored).toBe(uses.battery - sources.battery);
    });
  });

  test("matches the values on the screens and in their descriptions", () => {
    const { views } = copiesOf("ecos")[language];
    const screens = readScreens(language);
    const hourOf = (time: string) => (parseInt(time, 10) % 12) + (/\bpm|p\.m\./.test(time) || parseInt(time, 10) >= 12 ? 12 : 0);
    const noon = hours[hourOf(views.now.time)]!;
    expect(Object.values(noon.uses).filter((use) => use > 0)).toHaveLength(3);
    for (const power of [screens.sun, ...screens.flows.map((flow) => flow.power)]) expect(views.now.label).toContain(power);
    const driving = hours[hourOf(views.car.time)]!;
    expect([driving.uses.car, driving.sources.sun >= driving.uses.house + driving.uses.car]).toEqual([370, true]);
    expect(views.car.label).toContain(screens.car);
    expect(views.battery.label).toContain(screens.battery.percent);
    expect(hours[23]!.sources.battery).toBeGreaterThan(0);
    expect(hours.some(({ uses }) => uses.grid > 0)).toBe(true);
  });

  test("centres the solar production on the location's solar noon", () => {
    const middle =
      hours.reduce((sum, { sources }, hour) => sum + sources.sun * (hour + 0.5), 0) /
      hours.reduce((sum, { sources }) => sum + sources.sun, 0);
    const { utcOffset, summerTime, longitude } = exampleHouseOf(language);
    expect(Math.abs(middle - (12 + utcOffset + (summerTime ? 1 : 0) - longitude / 15))).toBeLessThan(0.8);
  });
});
