import { describe, expect, test } from "vitest";
import { eventStatus, nextChange } from "./event-status.ts";

const talk = { start: "2026-11-24T14:00", end: "2026-11-24T15:30", timeZone: "Europe/Paris" };
const fair = { start: "2027-02-16", end: "2027-02-18", timeZone: "Europe/Berlin" };
/** Over the night on which the clocks go forward. */
const spring = { start: "2027-03-27T20:00", end: "2027-03-28T03:00", timeZone: "Europe/Paris" };

describe("status by the clock", () => {
  test.each([
    ["a second before its start", talk, "2026-11-24T12:59:59.999Z", "upcoming"],
    ["at its start", talk, "2026-11-24T13:00:00Z", "ongoing"],
    ["a moment before its end", talk, "2026-11-24T14:29:59.999Z", "ongoing"],
    ["at its end", talk, "2026-11-24T14:30:00Z", "finished"],
    ["the same hour of another zone", { ...talk, timeZone: "Asia/Shanghai" }, "2026-11-24T13:00:00Z", "finished"],
    ["the same hour west of it", { ...talk, timeZone: "America/New_York" }, "2026-11-24T13:00:00Z", "upcoming"],
    ["the evening before the first day", fair, "2027-02-15T22:59:59Z", "upcoming"],
    ["midnight of the first day", fair, "2027-02-15T23:00:00Z", "ongoing"],
    ["the last evening", fair, "2027-02-18T22:59:59Z", "ongoing"],
    ["midnight after the last day", fair, "2027-02-18T23:00:00Z", "finished"],
    ["a day in Sydney begins before Europe's", { ...fair, timeZone: "Australia/Sydney" }, "2027-02-15T13:00:00Z", "ongoing"],
    ["an hour less in spring", spring, "2027-03-28T00:59:59Z", "ongoing"],
    ["and then over", spring, "2027-03-28T01:00:00Z", "finished"],
  ])("%s", (_, event, now, status) => {
    expect(eventStatus(event, new Date(now))).toBe(status);
  });
});

describe("the next change", () => {
  test.each([
    ["a start", "2026-11-01T00:00:00Z", "2026-11-24T13:00:00Z"],
    ["then the end", "2026-11-24T13:00:00Z", "2026-11-24T14:30:00Z"],
    ["then the next event", "2026-11-24T14:30:00Z", "2027-02-15T23:00:00Z"],
  ])("%s", (_, now, moment) => {
    expect(nextChange([fair, talk], new Date(now))).toEqual(new Date(moment));
  });
  test("none when all are over, or there are none", () => {
    expect(nextChange([talk], new Date("2026-11-24T14:30:00Z"))).toBeUndefined();
    expect(nextChange([], new Date("2026-11-24T14:30:00Z"))).toBeUndefined();
  });
});
