import { expect, test } from "vitest";
import { isTimeZone, parseZonedTime, formatZonedTime } from "./zoned-time.ts";

test.each([
  ["2026-11-24T14:00", "Europe/Paris", "2026-11-24T13:00:00Z"],
  ["2027-07-01T14:00", "Europe/Paris", "2027-07-01T12:00:00Z"],
  ["2027-02-16T09:30", "Asia/Shanghai", "2027-02-16T01:30:00Z"],
  ["2027-02-16T09:30", "Australia/Sydney", "2027-02-15T22:30:00Z"],
  ["2027-02-16T09:30", "Australia/Adelaide", "2027-02-15T23:00:00Z"],
  ["2027-02-16T09:30", "America/New_York", "2027-02-16T14:30:00Z"],
  ["2027-02-16T00:00", "UTC", "2027-02-16T00:00:00Z"],
  // The clocks of Paris go forward on 28 March 2027 at 2:00 and back on 31 October at 3:00.
  ["2027-03-28T01:59", "Europe/Paris", "2027-03-28T00:59:00Z"],
  ["2027-03-28T02:30", "Europe/Paris", "2027-03-28T01:30:00Z"],
  ["2027-03-28T03:00", "Europe/Paris", "2027-03-28T01:00:00Z"],
  ["2027-10-31T01:59", "Europe/Paris", "2027-10-30T23:59:00Z"],
  ["2027-10-31T02:30", "Europe/Paris", "2027-10-31T00:30:00Z"],
  ["2027-10-31T03:00", "Europe/Paris", "2027-10-31T02:00:00Z"],
  // The clocks of Sydney go back on 4 April 2027 at 3:00.
  ["2027-04-04T02:30", "Australia/Sydney", "2027-04-03T15:30:00Z"],
  ["2027-04-04T03:00", "Australia/Sydney", "2027-04-03T17:00:00Z"],
])("the local time %s in %s is the moment %s", (local, timeZone, moment) => {
  expect(parseZonedTime(local, timeZone)).toEqual(new Date(moment));
});

test.each([
  ["2026-11-24T13:00:00Z", "Europe/Paris", "2026-11-24T14:00:00+01:00"],
  ["2027-07-01T12:00:00Z", "Europe/Paris", "2027-07-01T14:00:00+02:00"],
  ["2027-02-15T23:00:00Z", "Australia/Adelaide", "2027-02-16T09:30:00+10:30"],
  ["2027-02-16T14:30:00Z", "America/New_York", "2027-02-16T09:30:00-05:00"],
  ["2027-02-16T00:00:00Z", "UTC", "2027-02-16T00:00:00+00:00"],
])("the moment %s in %s is written as %s", (moment, timeZone, text) => {
  expect(formatZonedTime(new Date(moment), timeZone)).toBe(text);
});

const zones = [
  ...Intl.supportedValuesOf("timeZone"),
  "Asia/Calcutta",
  "Asia/Kolkata",
  "Europe/Kiev",
  "Europe/Kyiv",
  "America/Argentina/Buenos_Aires",
  "America/Port-au-Prince",
  "Etc/GMT+5",
  "Etc/UTC",
  "UTC",
];
const noZones = [
  "+05:30",
  "+0530",
  "-03",
  "+25:00",
  "GMT+2",
  "UTC+1",
  "Z",
  "EST",
  "EST5EDT",
  "IST",
  "CET",
  "GMT",
  "utc",
  "europe/paris",
  "Europe/PARIS",
  "Europe/Pris",
  "Europe/Paris ",
  "Europe/Paris\r\nX",
  "/Europe/Paris",
  "",
];

test("the time zone check accepts only IANA names with an area, and UTC", () => {
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(noZones.filter(isTimeZone)).toEqual([]);
});
