import { describe, expect, it } from "vitest";
import { exampleHouseOf } from "#domain/markets/schema";
import { languageCodes } from "#i18n/languages.ts";
import { drawLevel, drawRibs, placeLabels, halfHeight, labelSize, labelSpan, stacks, type Half } from "./day-drawing.ts";
import { moduleCounts, quartersOfDay, simulateDay } from "#domain/simulation/schema";
import { seasons } from "#domain/sun/schema";

const halves = Object.keys(stacks) as Half[];
const days = languageCodes.flatMap((language) =>
  seasons.flatMap((season) => moduleCounts.map((modules) => simulateDay(exampleHouseOf(language), season, modules))),
);

describe("drawing of an energy day", () => {
  it("draws one rib per flow and quarter hour, in its day or night colour and within the height", () => {
    for (const day of days) {
      for (const half of halves) {
        for (const { party, day: byDay, night } of drawRibs(day, half)) {
          const drawnRibs = [...`${byDay}${night}`.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
          const flows = day.quarters.map((quarter) => (quarter[half] as Record<string, number>)[party]!);
          expect(drawnRibs).toHaveLength(flows.filter((power) => power > 0).length);
          for (const [base, , power] of drawnRibs) expect(base! + power!).toBeLessThanOrEqual(halfHeight);
          for (const [, middle] of byDay.matchAll(/ (\d+)h/g)) {
            const quarter = Math.floor(Number(middle) / 2);
            expect(quarter >= day.sunrise && quarter < day.sunset).toBe(true);
          }
        }
      }
    }
  });

  it("labels each party with energy flow once", () => {
    for (const day of days) {
      for (const half of halves) {
        const labels = placeLabels(day, half);
        const drawnRibs = drawRibs(day, half).filter(({ day: light, night }) => light + night !== "");
        expect(labels.map(({ party }) => party).toSorted()).toEqual(drawnRibs.map(({ party }) => party).toSorted());
      }
    }
  });

  it("keeps labels beside the bands apart and inside the drawing", () => {
    for (const day of days) {
      for (const half of halves) {
        const labels = placeLabels(day, half).filter(({ inside }) => !inside);
        for (const label of labels) {
          const [from, to] = labelSpan(label);
          expect([from >= 0, to <= quartersOfDay, label.height <= halfHeight]).toEqual([true, true, true]);
          const overlaps = labels.filter(
            (other) =>
              other !== label &&
              Math.abs(other.height - label.height) < labelSize.power &&
              labelSpan(other)[0] < to &&
              from < labelSpan(other)[1],
          );
          expect(overlaps).toEqual([]);
        }
      }
    }
  });

  it("draws the battery level from midnight to midnight", () => {
    for (const day of days) {
      const [, begin, steps] = drawLevel(day).match(/V(\d+)h2l(.+)h2V/)!;
      const rises = steps!
        .split(" ")
        .filter((_, index) => index % 2 === 1)
        .map(Number);
      expect(rises).toHaveLength(quartersOfDay);
      const heights = rises.map((_, index) => Number(begin) + rises.slice(0, index + 1).reduce((total, rise) => total + rise, 0));
      expect(heights.at(-1)).toBe(Number(begin));
      heights
        .slice(0, -1)
        .forEach((height, index) => expect(height).toBe(100 - Math.round((100 * day.quarters[index + 1]!.stored) / day.capacity)));
    }
  });
});
