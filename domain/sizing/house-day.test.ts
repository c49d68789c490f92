import { describe, expect, test } from "vitest";
import { exampleHouseOf } from "#domain/markets/schema";
import { languageCodes } from "#i18n/languages.ts";
import { houseDay } from "./house-day.ts";
import type { HouseFlow } from "./house-flow.ts";

const house = { consumption: 5475, pv: 6, usable: 8.98 };
const sum = (day: HouseFlow[], part: keyof HouseFlow) => day.reduce((total, flow) => total + flow[part], 0);

describe.each(languageCodes)("house day in %s", (code) => {
  const place = exampleHouseOf(code);
  const day = houseDay(house, place);

  test("has the yearly consumption by 365 and the roof's mean spring yield", () => {
    expect(day).toHaveLength(96);
    expect(sum(day, "used")).toBeCloseTo(15, 9);
    expect(sum(day, "generated")).toBeCloseTo(6 * place.yields.spring, 9);
  });

  test("uses, charges or exports all generated energy, and covers all consumption", () => {
    for (const { generated, used, direct, charged, exported, stored, bought } of day) {
      expect(direct + charged + exported).toBeCloseTo(generated, 9);
      expect(direct + stored + bought).toBeCloseTo(used, 9);
    }
  });

  test("ends with the charge that it began with", () => {
    // 84 % of the charged energy is supplied again.
    expect(sum(day, "stored")).toBeCloseTo(sum(day, "charged") * 0.84, 6);
  });

  test("supplies the evening from the battery", () => {
    const evening = day.slice(4 * 21, 4 * 23);
    for (const { used, stored } of evening) expect(stored / used).toBeCloseTo(0.89, 9);
  });
});

test("house day › buys the night's energy without a battery", () => {
  const day = houseDay({ ...house, usable: 0 }, exampleHouseOf("de"));
  expect(sum(day, "stored")).toBe(0);
  expect(day[0]!.bought).toBe(day[0]!.used);
});
