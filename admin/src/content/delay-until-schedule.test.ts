import { expect, test } from "vitest";
import { delayUntilSchedule } from "./delay-until-schedule.ts";

const now = Date.parse("2026-05-01T12:00:00Z");
const schedule = { publishedAt: null, plannedAt: null, publicUntil: null };

test.each([
  ["a scheduled change", [{ ...schedule, plannedAt: "2026-05-01T12:01:00Z" }], 62_000],
  [
    "the earliest of several",
    [
      { ...schedule, publicUntil: "2026-05-01T13:00:00Z" },
      { ...schedule, publishedAt: "2026-05-01T12:01:00Z" },
    ],
    62_000,
  ],
  ["no publication of the past", [{ ...schedule, publishedAt: "2026-05-01T11:59:59Z" }], false],
  ["no schedule of another month", [{ ...schedule, plannedAt: "2026-06-30T12:00:00Z" }], false],
  ["nothing without a schedule", [schedule], false],
])("an open entry › is loaded again at %s", (_, schedules, delay) => {
  expect(delayUntilSchedule(schedules, now)).toBe(delay);
});
