import { describe, expect, test } from "vitest";
import { eventStatus, nextStatusChange } from "./event-status.ts";

const talk = { start: "2026-11-24T14:00", end: "2026-11-24T15:30", timeZone: "Europe/Paris" };
const fair = { start: "2027-02-16", end: "2027-02-18", timeZone: "Europe/Berlin" };
/** Spans the change to summer time. */
const spring = { start: "2027-03-27T20:00", end: "2027-03-28T03:00", timeZone: "Europe/Paris" };

describe("event status", () => {
  test.each([
    ["is upcoming just before its start", talk, "2026-11-24T12:59:59.999Z", "upcoming"],
    ["is ongoing at its start", talk, "2026-11-24T13:00:00Z", "ongoing"],
    ["is ongoing just before its end", talk, "2026-11-24T14:29:59.999Z", "ongoing"],
    ["is finished at its end", talk, "2026-11-24T14:30:00Z", "finished"],
    ["is finished earlier in a time zone further east", { ...talk, timeZone: "Asia/Shanghai" }, "2026-11-24T13:00:00Z", "finished"],
    ["is upcoming longer in a time zone further west", { ...talk, timeZone: "America/New_York" }, "2026-11-24T13:00:00Z", "upcoming"],
    ["is upcoming on the evening before the first day", fair, "2027-02-15T22:59:59Z", "upcoming"],
    ["is ongoing from midnight of the first day", fair, "2027-02-15T23:00:00Z", "ongoing"],
    ["is ongoing on the last evening", fair, "2027-02-18T22:59:59Z", "ongoing"],
    ["is finished at midnight after the last day", fair, "2027-02-18T23:00:00Z", "finished"],
    ["is ongoing in Sydney before the day begins in Europe", { ...fair, timeZone: "Australia/Sydney" }, "2027-02-15T13:00:00Z", "ongoing"],
    ["is ongoing until the change to summer time", spring, "2027-03-28T00:59:59Z", "ongoing"],
    ["is finished an hour earlier after the change to summer time", spring, "2027-03-28T01:00:00Z", "finished"],
  ])("%s", (_, event, now, status) => {
    expect(eventStatus(event, new Date(now))).toBe(status);
  });
});

describe("next event status change", () => {
  test.each([
    ["is the next start", "2026-11-01T00:00:00Z", "2026-11-24T13:00:00Z"],
    ["is the end of an ongoing event", "2026-11-24T13:00:00Z", "2026-11-24T14:30:00Z"],
    ["is the start of the following event", "2026-11-24T14:30:00Z", "2027-02-15T23:00:00Z"],
  ])("%s", (_, now, moment) => {
    expect(nextStatusChange([fair, talk], new Date(now))).toEqual(new Date(moment));
  });
  test("is undefined when all events are over or there are none", () => {
    expect(nextStatusChange([talk], new Date("2026-11-24T14:30:00Z"))).toBeUndefined();
    expect(nextStatusChange([], new Date("2026-11-24T14:30:00Z"))).toBeUndefined();
  });
});
