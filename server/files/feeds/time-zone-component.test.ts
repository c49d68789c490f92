import { expect, test } from "vitest";
import { timeZoneComponent } from "./time-zone-component.ts";

const changesOf = (zone: string, day: string) =>
  timeZoneComponent(zone, new Date(day), new Date(day))
    .split("BEGIN:")
    .slice(2)
    .map((part) =>
      part
        .split("\r\n")
        .slice(0, 4)
        .map((line) => line.replace(/^.*:/, ""))
        .join(" "),
    );

test.each([
  ["UTC", "2027-02-01", ["STANDARD 20260407T000000 +0000 +0000"]],
  ["Asia/Shanghai", "2027-02-01", ["STANDARD 20260407T080000 +0800 +0800"]],
  [
    "Europe/Paris",
    "2027-02-01",
    ["STANDARD 20261025T030000 +0200 +0100", "DAYLIGHT 20270328T020000 +0100 +0200", "STANDARD 20271031T030000 +0200 +0100"],
  ],
  [
    "America/New_York",
    "2026-12-01",
    ["DAYLIGHT 20260308T020000 -0500 -0400", "STANDARD 20261101T020000 -0400 -0500", "DAYLIGHT 20270314T020000 -0500 -0400"],
  ],
  [
    "Australia/Lord_Howe",
    "2027-02-01",
    ["DAYLIGHT 20261004T020000 +1030 +1100", "STANDARD 20270404T020000 +1100 +1030", "DAYLIGHT 20271003T020000 +1030 +1100"],
  ],
])("the iCalendar time zone component for %s lists the offset changes around %s", (zone, day, changes) => {
  expect(changesOf(zone, day)).toEqual(changes);
});
