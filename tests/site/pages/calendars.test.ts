import { eq, sql, type Column } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { saveDraft, withdrawEntry } from "#domain/content";
import { websiteIds } from "#i18n/languages.ts";
import { publish, readCurrentRevision } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";
import { activityData, expoData } from "../../support/event-data.ts";

let now = new Date("2036-11-21T12:00:00Z");
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  const { context } = site.services;
  for (const websiteId of websiteIds)
    await publish(context, { type: "activity", key: "hour", websiteId, data: activityData("2036-12-01T10:00", "2036-12-01T11:00") });
  await publish(context, { type: "activity", key: "over", data: activityData("2036-10-01T10:00", "2036-10-01T11:00") });
  await publish(context, { type: "expo", key: "spring", data: expoData("2037-04-27", "2037-04-29") });
  for (const timeZone of ["UTC", "Asia/Calcutta"]) {
    const data = { ...activityData("2036-12-03T10:00", "2036-12-03T11:00"), timeZone };
    await publish(context, { type: "activity", key: timeZone.toLowerCase().replace("/", "-"), data });
  }
  // Store a UTC offset as the time zone, as earlier versions did without a check.
  await publish(context, { type: "activity", key: "offset", data: activityData("2036-12-03T10:00", "2036-12-03T11:00") });
  const zoned = (column: Column) => sql`jsonb_set(${column}, '{timeZone}', '"+05:30"')`;
  await context.database
    .update(contentEntry)
    .set({ data: zoned(contentEntry.data), summary: zoned(contentEntry.summary) })
    .where(eq(contentEntry.key, "offset"));
});
afterAll(() => site.close());

const text = async (address: string) => (await site.visit(address)).text();

test.each(testedLanguages)("the calendar of all events in %s follows RFC 5545", async (code) => {
  const answer = await site.visit(`/feeds/${code}/events.ics`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = await answer.text();
  expect(calendar).toContain("BEGIN:VEVENT");
  expect(calendarFaults(calendar)).toEqual([]);
});

describe("calendar file of a trade fair", () => {
  test("uses whole days without a time zone", async () => {
    const answer = await site.visit("/feeds/en/expo/spring.ics");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="spring.ics"');
    const lines = linesOf(await answer.text());
    expect(lines).toContain("DTSTART;VALUE=DATE:20370427");
    expect(lines).toContain("DTEND;VALUE=DATE:20370430");
    expect(lines).toContain("UID:expo-spring@site.test");
    expect(lines).toContain("LOCATION:Leipzig\\, Germany");
    expect(lines.some((line) => line.startsWith("BEGIN:VTIMEZONE"))).toBe(false);
  });
  test("is linked on the page of trade fairs", async () => {
    expect(await text("/en/explore/expo")).toContain('href="/feeds/en/expo/spring.ics"');
  });
  test.each(["/feeds/en/expo/unknown.ics", "/feeds/xx/expo/spring.ics", "/feeds/xx/events.ics", "/feeds/de/expo/spring.ics"])(
    "answers 404 for %s",
    async (address) => {
      expect((await site.visit(address)).status).toBe(404);
    },
  );
});

test("the calendar of all events lists each once and refreshes daily", async () => {
  const lines = linesOf(await text("/feeds/en/events.ics"));
  const uids = lines.filter((line) => line.startsWith("UID:"));
  expect(uids).toEqual(expect.arrayContaining(["UID:hour@site.test", "UID:over@site.test", "UID:expo-spring@site.test"]));
  expect(new Set(uids).size).toBe(uids.length);
  expect(lines).toContain("DTSTART;TZID=Europe/Paris:20361201T100000");
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
  expect(lines).toContain("X-WR-CALNAME:eCactus · Events and trade shows");
});

describe("calendar file of an event", () => {
  test.each([
    ["hour", "DTSTART;TZID=Europe/Paris:20361201T100000", "TZID:Europe/Paris"],
    ["asia-calcutta", "DTSTART;TZID=Asia/Calcutta:20361203T100000", "TZID:Asia/Calcutta"],
    ["utc", "DTSTART:20361203T100000Z", undefined],
    ["offset", "DTSTART:20361203T043000Z", undefined],
  ])("writes the start of %s as %s", async (key, start, zone) => {
    const calendar = await text(`/feeds/en/activity/${key}.ics`);
    const lines = linesOf(calendar);
    expect(lines).toContain(start);
    expect(lines.find((line) => line.startsWith("TZID:"))).toBe(zone);
    expect(calendarFaults(calendar)).toEqual([]);
  });

  test("is unchanged and answers 304 until the event changes", async () => {
    for (const address of ["/feeds/en/activity/hour.ics", "/feeds/en/events.ics"]) {
      const before = await site.visit(address);
      const etag = before.headers.get("etag")!;
      expect(etag).toMatch(/^(W\/)?"\w+"$/);
      for (const ifNoneMatch of [etag, `"other", ${etag}`, etag.replace(/^(W\/)?/, "W/")]) {
        const answer = await site.visit(address, { headers: { "if-none-match": ifNoneMatch } });
        expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", etag]);
      }
      expect((await site.visit(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    }
  });
});

const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

/** Violations of RFC 5545: line endings and lengths, nesting, required properties of events, undefined time zones. */
function calendarFaults(calendar: string): string[] {
  const faults = calendar.replaceAll("\r\n", "").includes("\n") ? ["a line ends with LF alone"] : [];
  for (const line of calendar.split("\r\n")) if (Buffer.byteLength(line) > 75) faults.push(`too long: ${line}`);
  const lines = linesOf(calendar);
  const open: string[] = [];
  let hasComponents = false;
  for (const line of lines) {
    if (open.length === 1 && hasComponents && !/^(BEGIN|END):/.test(line)) faults.push(`a property after a component: ${line}`);
    if (open.length > 1) hasComponents = true;
    if (line.startsWith("BEGIN:")) open.push(line.slice(6));
    if (line.startsWith("END:") && open.pop() !== line.slice(4)) faults.push(`ends what is not open: ${line}`);
  }
  const events = calendar.split("BEGIN:VEVENT").slice(1);
  for (const name of ["UID:", "DTSTAMP:", "DTSTART", "DTEND", "SUMMARY:", "SEQUENCE:", "LAST-MODIFIED:"])
    if (events.some((event) => !event.includes(`\r\n${name}`))) faults.push(`an event without ${name}`);
  const zones = new Set(Array.from(calendar.matchAll(/;TZID=([^:]+):/g), ([, zone]) => zone!));
  for (const zone of zones) if (!zone.includes("/")) faults.push(`no IANA name: ${zone}`);
  for (const zone of zones) if (!lines.includes(`TZID:${zone}`)) faults.push(`nothing tells of ${zone}`);
  for (const name of ["VERSION:2.0", "BEGIN:VCALENDAR", "END:VCALENDAR"]) if (!lines.includes(name)) faults.push(`no ${name}`);
  return [...faults, ...open.map((name) => `never ends: ${name}`)];
}

// Keep this test last, because it moves the clock and changes the events.
test("the calendar file of an event counts its published changes in SEQUENCE, and names the last one in LAST-MODIFIED and DTSTAMP", async () => {
  const key = "moved";
  const revisionOf = async () =>
    linesOf(await text(`/feeds/en/activity/${key}.ics`))
      .filter((line) => /^(SEQUENCE|LAST-MODIFIED|DTSTAMP|DTSTART;)/.test(line))
      .toSorted();
  const publishAt = async (start: string, moment: string) => {
    now = new Date(moment);
    await publish(site.services.context, { type: "activity", key, data: activityData(start, "2036-12-30T11:00") });
  };
  const expected = (sequence: number, start: string, moment: string) => [
    `DTSTAMP:${moment}`,
    `DTSTART;TZID=Europe/Paris:${start}`,
    `LAST-MODIFIED:${moment}`,
    `SEQUENCE:${sequence}`,
  ];
  await publishAt("2036-12-10T10:00", "2036-11-21T12:00:00Z");
  expect(await revisionOf()).toEqual(expected(0, "20361210T100000", "20361121T120000Z"));
  await publishAt("2036-12-11T10:00", "2036-11-21T12:00:30Z");
  expect(await revisionOf()).toEqual(expected(1, "20361211T100000", "20361121T120030Z"));
  const localization = { type: "activity", key, language: "en" } as const;
  const data = activityData("2036-12-12T10:00", "2036-12-30T11:00");
  now = new Date("2036-11-21T12:05:00Z");
  const { context } = site.services;
  await saveDraft(context, { ...localization, data, basedOn: await readCurrentRevision(context, localization) });
  expect(await revisionOf()).toEqual(expected(1, "20361211T100000", "20361121T120030Z"));
  await withdrawEntry(context, localization);
  await publishAt("2036-12-12T10:00", "2036-11-21T12:06:00Z");
  expect(await revisionOf()).toEqual(expected(2, "20361212T100000", "20361121T120600Z"));
});
