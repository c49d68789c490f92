import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { readContentFiles } from "../read-content-files.ts";
import { caseCollection } from "./case.ts";
import { powerProfileRule } from "./power-profile.ts";

type CaseData = v.InferOutput<typeof caseCollection.schema>;

const night = { from: 0, power: 5 };

describe("the rule of power profiles", () => {
  test.each([
    ["no profile", undefined],
    ["steps in quarter hours", [night, { from: 5.25, power: 9, supplied: 9 }, { from: 23.75, power: 0 }]],
    [
      "a battery that only charges",
      [
        { from: 0, power: 0, charging: 3 },
        { from: 12, power: 0 },
      ],
    ],
  ])("accepts %s", (_, steps) => {
    expect(powerProfileRule.holds({ powerProfile: steps })).toBe(true);
  });

  test.each([
    [
      "a first step after midnight",
      [
        { from: 1, power: 5 },
        { from: 2, power: 5 },
      ],
    ],
    ["steps out of order", [night, { from: 6, power: 1 }, { from: 5, power: 1 }]],
    ["two steps at the same time", [night, { from: 6, power: 1 }, { from: 6, power: 2 }]],
    ["ten minutes", [night, { from: 5.1, power: 1 }]],
    ["more from the battery than the power of the site", [night, { from: 6, power: 2, supplied: 3 }]],
    [
      "no power at all",
      [
        { from: 0, power: 0 },
        { from: 12, power: 0 },
      ],
    ],
  ])("refuses %s", (_, steps) => {
    expect(powerProfileRule.holds({ powerProfile: steps })).toBe(false);
  });
});

describe("the worked examples", () => {
  let cases: { key: string; data: CaseData }[];
  beforeAll(async () => {
    const entries = await readContentFiles(path.resolve("content"), caseCollection);
    cases = entries.map(({ key, data }) => ({ key, data: v.parse(caseCollection.schema, data) }));
  });
  const energyOf = (steps: NonNullable<CaseData["powerProfile"]>, of: "supplied" | "charging") =>
    steps.reduce((sum, step, index) => sum + (step[of] ?? 0) * ((steps[index + 1]?.from ?? 24) - step.from), 0);

  test("all have a profile, and their batteries charge at least what they supply", () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const { key, data } of cases)
      expect(energyOf(data.powerProfile!, "charging"), key).toBeGreaterThan(energyOf(data.powerProfile!, "supplied"));
  });

  test("commercial batteries hold the limit of their sites, and supply nine tenths of their energy", () => {
    for (const { key, data } of cases.filter(({ data: { sector } }) => sector === "commercial-industrial")) {
      for (const { power, supplied = 0, charging = 0 } of data.powerProfile!)
        expect(power - supplied + charging, key).toBeLessThanOrEqual(data.powerLimit!);
      expect(energyOf(data.powerProfile!, "supplied"), key).toBeCloseTo(0.9 * data.figures.energy!, 1);
    }
  });
});
