import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { activityRow } from "./activity-row.server.ts";
import { fr } from "./copy/fr.ts";

const english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const weekdays = {
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  en: english,
  cn: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
  au: english,
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
};

const identity = { id: "event", path: "/", websiteId: 3 as const, state: 1 as const, languages: [], status: "upcoming" as const };
const cases = languageCodes.flatMap((code) => weekdays[code].map((name, place) => [name, code, place] as const));

test.each(cases)("the event weekday is %s in %s for day %i of the week", (name, code, place) => {
  // 1 June 2026 is a Monday. At 00:30 in Shanghai it is still the previous day in UTC.
  const day = `2026-06-0${place + 1}`;
  const event = {
    start: `${day}T00:30`,
    end: `${day}T07:00`,
    timeZone: "Asia/Shanghai",
    sector: "utility",
    online: false,
    title: "Title",
    lead: "Lead",
    place: "Place",
  } as const;
  const row = activityRow(code, { ...identity, ...event }, fr);
  expect([row.weekday, row.dayNumber]).toEqual([name, String(place + 1)]);
});

test("a multi-day event shows the weekdays of its start and end", () => {
  const event = {
    start: "2026-06-05T09:00",
    end: "2026-06-07T17:00",
    timeZone: "Europe/Paris",
    sector: "utility",
    online: false,
    title: "Titel",
    lead: "Text",
    place: "Ort",
  } as const;
  const { weekday, when } = activityRow("de", { ...identity, ...event }, fr);
  expect(weekday).toBe("Freitag");
  expect(when).toBe("Freitag, 5.\u00a0Juni um 9:00\u00a0Uhr – Sonntag, 7.\u00a0Juni um 17:00\u00a0Uhr MESZ");
});

const webinar = {
  start: "2026-12-01T14:00",
  end: "2026-12-01T15:30",
  timeZone: "Europe/Paris",
  sector: "utility",
  online: true,
  title: "Title",
  lead: "Lead",
  place: "Online",
} as const;

test.each([
  ["fr", "1", "14 h – 15 h 30 (heure d’Europe centrale)"],
  ["en", "1", "2:00 – 3:30 p.m. (Central European Time)"],
  ["cn", "1", "21:00～22:30（中国标准时间）"],
  ["au", "2", "12:00 – 1:30 am AEDT"],
  ["de", "1", "14:00–15:30 Uhr MEZ"],
] as const)("an online event in %s shows the day and the time of its readers", (code, day, when) => {
  const row = activityRow(code, { ...identity, ...webinar }, fr);
  expect([row.dayNumber, row.when.replaceAll(/[\u2009\u00a0\u202f]/g, " ")]).toEqual([day, when]);
});

test("an online event past midnight in the readers' time zone shows both days", () => {
  const { until, when } = activityRow("au", { ...identity, ...webinar, start: "2026-11-30T13:00", end: "2026-11-30T14:30" }, fr);
  expect(until).toBe("1\u00a0Dec");
  expect(when.replaceAll(/[\u00a0\u202f]/g, " ")).toBe("Monday 30 November at 11:00 pm – Tuesday 1 December at 12:30 am AEDT");
});

test("an event at a place shows the time of the place, with its time zone in words", () => {
  const row = activityRow("au", { ...identity, ...webinar, online: false }, fr);
  expect([row.dayNumber, row.when.replaceAll(/[\u2009\u202f]/g, " ")]).toEqual(["1", "2:00 – 3:30 pm (Central European Time)"]);
});
