import { expect, test } from "vitest";
import { formatUtcTime } from "./format-time.ts";
import { formatDay, formatDayRange } from "./format.ts";
import { languageCodes } from "./languages.ts";
import { formatInBrackets, formatPlace } from "./traits.ts";

const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, " ");

test("French dates name the first day of a month with its ordinal", () => {
  expect(formatDay("fr", "2026-10-01")).toBe("1er\u00a0octobre 2026");
  expect(formatDay("fr", "2026-10-11")).toBe("11\u00a0octobre 2026");
  expect(plain(formatDayRange("fr", [new Date("2026-10-01"), new Date("2026-10-03")]))).toBe("1er–3 octobre 2026");
  expect(formatDay("de", "2026-10-01")).toBe("1.\u00a0Oktober 2026");
});

test("a day and its month stay on one line in every language with spaces", () => {
  expect(languageCodes.map((code) => formatDay(code, "2026-11-28"))).toEqual([
    "28\u00a0novembre 2026",
    "November\u00a028, 2026",
    "2026年11月28日",
    "28\u00a0November 2026",
    "28.\u00a0November 2026",
  ]);
});

test("times are written in the notation of each language", () => {
  expect(languageCodes.map((code) => plain(formatUtcTime(code, "2026-12-01T14:05:00Z")))).toEqual([
    "1er décembre 2026 à 14 h 05 UTC",
    "December 1, 2026 at 2:05 p.m. UTC",
    "2026年12月1日 UTC 14:05",
    "1 December 2026 at 2:05 pm UTC",
    "1. Dezember 2026 um 14:05 Uhr UTC",
  ]);
  expect(plain(formatUtcTime("fr", "2026-12-02T09:00:00Z"))).toBe("2 décembre 2026 à 9 h UTC");
});

test("places are formatted in the order of the language, without unknown parts", () => {
  expect(formatPlace("en", "Lyon", undefined, "France")).toBe("Lyon, France");
  expect(formatPlace("cn", "里昂", "", "法国")).toBe("法国里昂");
});

test("bracketed text uses the brackets of the language", () => {
  expect([formatInBrackets("fr", "PDF"), formatInBrackets("cn", "PDF")]).toEqual([" (PDF)", "（PDF）"]);
});
