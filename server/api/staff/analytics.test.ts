import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit, visitCount } from "#db/visits.ts";
import { countVisits, openAnonymousCounter, recordVisit, deleteExpiredVisits } from "#domain/visits";
import type { VisitReport, VisitsAnswer } from "#domain/visits/fields";
import type { Language } from "#i18n/languages.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createVisitReport } from "#tests/support/visit-report.ts";

let context: TestContext;
let support: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  support = (await createStaffUser(context, openTestApi(context), "support")).browser;
  await reportPage("2026-04-20T09:00:00Z", "fr", { routes: ["/"], resources: ["/files/old.pdf"] });
  await reportPage("2026-04-28T23:59:59Z", "de", {
    refer: "https://search.example/find",
    jumpOut: false,
    landingPage: "/de/products",
    routes: ["/de/products", "/de/contact-us", "/de/products"],
    acts: ["begun:/de/contact-us", "sent:/de/contact-us"],
  });
  await reportPage("2026-04-30T00:00:00Z", "en", { client: "mobile", routes: ["/en/products"], resources: ["/files/guide.pdf"] });
  await reportPage("2026-04-30T08:00:00Z", "fr", {
    routes: ["/"],
    acts: ["used:/residential-ess", "searched:/search", "begun:/contact-us"],
  });
  await reportPage("2026-05-01T08:00:00Z", "fr", { routes: ["/"] });
  context.setTime("2026-05-01T12:00:00Z");
  await countVisits(context);
});
afterAll(() => context.close());

async function reportPage(at: string, language: Language, changes: Partial<VisitReport>): Promise<void> {
  context.setTime(at);
  await recordVisit(context, { report: createVisitReport(changes), language });
}
const read = async (query: string) => (await support.call(`/staff/visits?${query}`)).body.data as VisitsAnswer;
const april = "from=2026-04-24&to=2026-04-30";

describe("weekly analytics", () => {
  test("counts visits by day and compares them with the week before", async () => {
    const { totals, days } = await read(april);
    expect([totals.visit, totals.bounce, totals.page, totals.sent]).toEqual([
      { now: 3, before: 1 },
      { now: 2, before: 1 },
      { now: 5, before: 1 },
      { now: 1, before: 0 },
    ]);
    expect(days.filter(({ now, before }) => now + before > 0)).toEqual([
      { day: "2026-04-27", now: 0, before: 1 },
      { day: "2026-04-28", now: 1, before: 0 },
      { day: "2026-04-30", now: 2, before: 0 },
    ]);
    expect(days).toHaveLength(7);
  });

  test("counts by page, source, language, device, download, form and tool", async () => {
    const { tops, languages, devices } = await read(april);
    expect(tops.page).toEqual([
      { subject: "/products", now: 3, before: 0 },
      { subject: "/", now: 1, before: 1 },
      { subject: "/contact-us", now: 1, before: 0 },
    ]);
    expect(tops.source).toEqual([
      { subject: "", now: 2, before: 1 },
      { subject: "search.example", now: 1, before: 0 },
    ]);
    expect(tops.download).toEqual([
      { subject: "/files/guide.pdf", now: 1, before: 0 },
      { subject: "/files/old.pdf", now: 0, before: 1 },
    ]);
    expect([tops.begun, tops.sent, tops.used, tops.searched].map((counts) => counts?.[0])).toEqual([
      { subject: "/contact-us", now: 2, before: 0 },
      { subject: "/contact-us", now: 1, before: 0 },
      { subject: "/residential-ess", now: 1, before: 0 },
      { subject: "/search", now: 1, before: 0 },
    ]);
    expect(languages.map(({ subject, now }) => [subject, now])).toEqual([
      ["fr", 1],
      ["de", 1],
      ["en", 1],
    ]);
    expect(devices.map(({ subject, now }) => [subject, now])).toEqual([
      ["desktop", 2],
      ["mobile", 1],
    ]);
  });

  test.each([
    ["language=de", 1],
    ["device=mobile", 1],
    ["language=de&device=mobile", 0],
  ])("filtered by %s counts %i visits", async (narrowed, count) => {
    expect((await read(`${april}&${narrowed}`)).totals.visit?.now).toBe(count);
  });

  test("includes today so far, and what visitors do after a count", async () => {
    const today = async () => {
      const { totals, tops } = await read("from=2026-05-01&to=2026-05-01");
      return [totals.visit?.now, tops.page?.filter(({ now }) => now > 0).map(({ subject, now }) => `${subject} ${now}`)];
    };
    expect(await today()).toEqual([1, ["/ 1"]]);
    await reportPage("2026-05-01T12:10:00Z", "de", { routes: ["/de/products"] });
    context.setTime("2026-05-01T12:15:00Z");
    await countVisits(context);
    expect(await today()).toEqual([2, ["/ 1", "/products 1"]]);
    expect((await read(april)).totals.visit).toEqual({ now: 3, before: 1 });
  });

  test("lists all values of one measure", async () => {
    expect((await support.call(`/staff/visits/list?${april}&measure=browser`)).body.data).toEqual([
      { subject: "Firefox 141", now: 3, before: 1 },
    ]);
  });

  test("updates its counts when changed visits are counted again", async () => {
    await context.database.update(visit).set({ jumpOut: false });
    await countVisits(context);
    const { totals } = await read(april);
    expect([totals.visit, totals.bounce]).toEqual([
      { now: 3, before: 1 },
      { now: 0, before: 1 },
    ]);
  });

  test.each(["from=2026-04-30&to=2026-04-24", "from=2024-01-01&to=2026-01-01", "from=yesterday&to=today", ""])(
    "refuses the period %j",
    async (period) => {
      expect((await support.call(`/staff/visits?${period}`)).body.reason).toBe("invalidInput");
    },
  );
});

test("analytics counts a search without results", async () => {
  const visitor = openTestApi(context).open();
  expect((await visitor.call("/search?q=Wolkenkuckucksheim&language=de")).body.data).toEqual([]);
  const { answer } = await poll(
    () => read("from=2026-05-01&to=2026-05-01&language=de"),
    ({ totals }) => totals.unfound?.now === 1,
  );
  expect(answer.tops.unfound).toEqual([{ subject: "wolkenkuckucksheim", now: 1, before: 0 }]);
});

test("analytics counts failed searches and addresses without personal data for 13 months", async () => {
  const count = openAnonymousCounter(context);
  for (let repetition = 0; repetition < 3; repetition += 1) count("unfound", "heat pump", "en");
  for (const telling of ["zoe@example.com", "+33 6 12 34 56 78", "sn 12345678"]) count("unfound", telling, "en");
  count("missed", "/old-page", "en");
  const today = "from=2026-05-01&to=2026-05-01&language=en";
  const { answer } = await poll(
    () => read(today),
    ({ totals }) => totals.missed?.now === 1,
  );
  expect([answer.tops.unfound, answer.tops.missed]).toEqual([
    [
      { subject: "", now: 3, before: 0 },
      { subject: "heat pump", now: 3, before: 0 },
    ],
    [{ subject: "/old-page", now: 1, before: 0 }],
  ]);
  const measuresAt = async (moment: string) => {
    context.setTime(moment);
    await deleteExpiredVisits(context);
    const rows = await context.database.selectDistinct({ measure: visitCount.measure }).from(visitCount);
    return rows.map(({ measure }) => measure);
  };
  expect(await measuresAt("2027-05-25T12:00:00Z")).toEqual(expect.arrayContaining(["unfound", "missed"]));
  const remaining = await measuresAt("2027-06-01T12:00:00Z");
  for (const measure of ["unfound", "missed"]) expect(remaining).not.toContain(measure);
  expect(await context.database.$count(visit)).toBe(0);
});
