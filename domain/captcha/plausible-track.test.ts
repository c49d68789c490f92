import { describe, expect, test } from "vitest";
import { handTrack } from "#tests/support/solve-captcha.ts";
import { isPlausibleTrack } from "./plausible-track.ts";
import type { Track } from "./schema.ts";

const long = 60_000;
/** Key presses with steps of `by` pixels, `everyMs` apart. */
const presses = (count: number, by: number, everyMs: number): Track =>
  Array.from({ length: count + 1 }, (_, index) => [index * everyMs, index * by, 0]);

describe("captcha track by a human", () => {
  test.each([80, 120, 200])("is accepted with the end at %i", (x) => expect(isPlausibleTrack(handTrack(x), x, long)).toBe(true));
  test("is accepted after overshooting and coming back", () => {
    const track = [
      ...handTrack(150, 500),
      ...Array.from({ length: 6 }, (_, index): Track[number] => [520 + index * 30, 150 - index * 2, 1]),
    ];
    expect(isPlausibleTrack(track, 140, long)).toBe(true);
  });
  test("is accepted for key presses, also with key repeat", () => {
    expect(isPlausibleTrack(presses(60, 2, 33), 120, long)).toBe(true);
    expect(isPlausibleTrack([...presses(6, 20, 200), [1400, 122, 0], [1600, 124, 0]], 124, long)).toBe(true);
  });
});

describe("captcha track by a program", () => {
  const ruled: Track = Array.from({ length: 30 }, (_, index) => [index * 20, index * 5, 0]);
  const backwards = handTrack(120).map(([t, x, y], index): Track[number] => [index === 10 ? 0 : t, x, y]);
  test.each<[string, Track, number, number?]>([
    ["no points", [], 120],
    [
      "a single leap",
      [
        [0, 0, 0],
        [500, 120, 0],
      ],
      120,
    ],
    ["a leap among points", [...handTrack(20), [700, 120, 0]], 120],
    ["a line at constant speed", ruled, 145],
    ["too short a time", handTrack(120, 200), 120],
    ["too long a time", handTrack(120, 130_000), 120, 200_000],
    ["more time than since the puzzle was issued", handTrack(120, 900), 120, 500],
    ["time that runs backwards", backwards, 120],
    ["a different end", handTrack(120), 130],
    ["a path beyond the image", handTrack(400), 400],
    ["key presses faster than fingers", presses(60, 2, 5), 120],
  ])("is rejected for %s", (_, track, x, since = long) => expect(isPlausibleTrack(track, x, since)).toBe(false));
});
