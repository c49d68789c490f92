import { describe, expect, test } from "vitest";
import { markets } from "#domain/markets/schema";
import { noLoads } from "./loads.ts";
import { houseYear, houseYearRange, selfSufficiency, type HouseYear } from "./year.ts";

/** Consumption and yield of the roof in kWh a year, usable energy of the battery in kWh, published self-sufficiency in percent. */
type Row = readonly [consumption: number, made: number, usable: number, published: number];

/**
 * HTW Berlin, Forschungsgruppe Solarspeichersysteme: "Unabhängigkeitsrechner", weather of 2017 in one-minute steps,
 * https://solar.htw-berlin.de/rechner/unabhaengigkeitsrechner/ (read in November 2026). Rows are kWh of battery and columns
 * 0.5, 1, 1.5 and 2 kWp of panels with 1,025 kWh each, per MWh of consumption.
 */
const htwBerlin = (
  [
    [0, 23.8, 30.4, 33.8, 35.9],
    [0.5, 36.7, 45.2, 48.9, 51.2],
    [1, 42.5, 55.5, 60.5, 63.3],
    [1.5, 45.4, 62.6, 68.5, 71.6],
    [2, 46.3, 66, 72.7, 76.3],
  ] as const
).flatMap(([usable, ...shares]) => shares.map((share, index): Row => [1000, 0.5 * (index + 1) * 1025, usable, share]));

/**
 * D. von Oheimb: "Batteriespeicher" and "Eigenverbrauch" (Mini-Solaranlagen für daheim und unterwegs), January 2026,
 * https://ddvo.github.io/Solar/Speicher and /EV; own consumption simulated in one-minute steps with weather near Munich.
 */
const vonOheimb = (
  [
    [5000, 11_001, 0, 2020],
    [5000, 11_001, 2, 2746],
    [5000, 11_001, 4, 3308],
    [5000, 11_001, 6, 3734],
    [5000, 11_001, 8, 3988],
    [3000, 918, 0, 610],
    [3000, 918, 1, 810],
    [3000, 1837, 2, 1310],
    [1500, 936, 0, 428],
    [6000, 936, 0, 801],
  ] as const
).map(([consumption, made, usable, own]): Row => [consumption, made, usable, (100 * own) / consumption]);

/**
 * J. Weniger, T. Tjaden, V. Quaschning: "Sizing of residential PV battery systems", Energy Procedia 46 (2014), p. 78–87,
 * https://doi.org/10.1016/j.egypro.2014.01.160: about 54 % with 1 kWp and 1 kWh per MWh, as quoted by Quoilin et al., Applied
 * Energy 182 (2016).
 */
const weniger: Row[] = [[1000, 1025, 1, 54]];

/**
 * Solar Choice: "Self-Consumption Ratio for Different Solar System Sizes", without a battery,
 * https://solarchoice.net.au/learn/calculators/residential-solar-battery-system-size-calculator (read in November 2026). Rows
 * are kWh a day (middle of each class), columns 2, 3, 5, 7 and 10 kW of panels; in percent of the yield.
 */
const solarChoice = [
  [8, 30, 25, 17, 13, 9],
  [13, 48, 38, 26, 20, 15],
  [18, 57, 46, 34, 26, 20],
  [23, 66, 53, 40, 32, 24],
  [28, 73, 59, 44, 37, 28],
  [35.5, 82, 67, 50, 42, 34],
] as const;

const yieldIn = (code: "de" | "au") => markets[code].sunYear.flat().reduce((total, day) => total + day, 0);
const houseIn = (code: "de" | "au", [consumption, made, usable]: Row) => ({
  consumption,
  pv: made / yieldIn(code),
  usable,
  loads: noLoads,
});
const percent = (year: HouseYear) => 100 * selfSufficiency(year);

describe.each([
  ["HTW Berlin", htwBerlin],
  ["von Oheimb", vonOheimb],
  ["Weniger, Tjaden and Quaschning", weniger],
])("the yearly model and the table of %s", (_source, rows) => {
  test.each(rows)("agree within 5 points for %f kWh, a yield of %f kWh and %f kWh of battery (%f %%)", (...row) => {
    expect(Math.abs(percent(houseYear(houseIn("de", row), markets.de)) - row[3])).toBeLessThan(5);
  });

  test.each(rows)("the range contains the value for %f kWh, a yield of %f kWh and %f kWh of battery (%f %%)", (...row) => {
    const { cautious, favourable } = houseYearRange(houseIn("de", row), markets.de);
    // Tables round to whole percents and have another roof.
    expect(percent(cautious)).toBeLessThan(row[3] + 1);
    expect(percent(favourable)).toBeGreaterThan(row[3] - 1);
  });
});

test.each(solarChoice)("the yearly model promises at most 5 points more than Solar Choice for %f kWh a day", (daily, ...shares) => {
  shares.forEach((share, index) => {
    const made = [2, 3, 5, 7, 10][index]! * yieldIn("au");
    const published = (share * made) / (daily * 365);
    expect(percent(houseYear(houseIn("au", [daily * 365, made, 0, published]), markets.au))).toBeLessThan(published + 5);
  });
});

test("a range takes less than 50 ms", () => {
  const input = houseIn("de", [4800, 9840, 9, 0]);
  const samples = Array.from({ length: 5 }, () => {
    const start = performance.now();
    houseYearRange(input, markets.de);
    return performance.now() - start;
  });
  expect(Math.min(...samples)).toBeLessThan(50);
});
