import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visit, visitCount, vitalCount } from "#db/visits.ts";
import { countVisits, recordVisit, deleteExpiredVisits } from "#domain/visits";
import type { VisitReport, VitalsAnswer } from "#domain/visits/fields";
import { rateWebVital, type DocumentWebVitals, type WebVital } from "#domain/visits/schema";
import type { Language } from "#i18n/languages.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createVisitReport } from "#tests/support/visit-report.ts";

let context: TestContext;
let support: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  support = (await createStaffUser(context, openTestApi(context), "support")).browser;
});
afterAll(() => context.close());
beforeEach(async () => {
  for (const table of [visit, visitCount, vitalCount]) await context.database.delete(table);
});

async function measured(day: string, vitals: DocumentWebVitals[], client: VisitReport["client"] = "desktop", language: Language = "fr") {
  context.setTime(`${day}T09:00:00Z`);
  await recordVisit(context, { report: createVisitReport({ client, vitals }), language });
}
async function readCountRows(day = "2026-05-01") {
  context.setTime(`${day}T12:00:00Z`);
  await countVisits(context);
}
const week = "from=2026-04-24&to=2026-04-30";
const read = async (query = week) => (await support.call(`/staff/visits/vitals?${query}`)).body.data as VitalsAnswer;

describe("web vital", () => {
  test.each([
    ["lcp", [], null],
    ["lcp", [0], 0],
    ["lcp", [0.1], 100],
    ["lcp", [1234.5], 1300],
    ["lcp", [2500], 2500],
    ["lcp", [2500.1], 2600],
    ["lcp", [60_000], 60_000],
    // 75th percentile: the third of four values and the fourth of five.
    ["lcp", [4000, 1000, 3000, 2000], 3000],
    ["lcp", [1000, 2000, 3000, 4000, 5000], 4000],
    ["lcp", [900, 900, 900, 9000], 900],
    ["inp", [8], 25],
    ["inp", [200], 200],
    ["inp", [208], 225],
    ["cls", [0], 0],
    // As binary fractions, 0.07 is slightly above and 0.29 slightly below the decimal value.
    ["cls", [0.07], 0.07],
    ["cls", [0.29], 0.29],
    ["cls", [0.1], 0.1],
    ["cls", [0.1001], 0.11],
    ["cls", [0.25], 0.25],
  ] as [WebVital, number[], number | null][])("%s of %j is aggregated as %j", async (vital, values, expected) => {
    await measured(
      "2026-04-30",
      values.map((value) => ({ page: "/", [vital]: value })),
    );
    await readCountRows();
    const [all] = await read();
    expect(all?.[vital].now ?? null).toEqual(expected === null ? null : { value: expected, measured: values.length });
  });

  test.each([
    ["lcp", 2500, "good"],
    ["lcp", 2600, "toImprove"],
    ["lcp", 4000, "toImprove"],
    ["lcp", 4100, "poor"],
    ["inp", 200, "good"],
    ["inp", 225, "toImprove"],
    ["inp", 500, "toImprove"],
    ["inp", 525, "poor"],
    ["cls", 0.1, "good"],
    ["cls", 0.11, "toImprove"],
    ["cls", 0.25, "toImprove"],
    ["cls", 0.26, "poor"],
  ] as const)("%s of %d is rated %s", (vital, value, rating) => {
    expect(rateWebVital(vital, value)).toBe(rating);
  });
});

describe("weekly web vitals", () => {
  beforeEach(async () => {
    await measured("2026-04-20", [{ page: "/products", lcp: 5000, cls: 0.3 }]);
    await measured("2026-04-25", [{ page: "/de/products", lcp: 1000, inp: 90, cls: 0 }, { page: "/de" }], "desktop", "de");
    await measured("2026-04-30", [
      { page: "/products", lcp: 2000, cls: 0.02 },
      { page: "/", lcp: 700 },
    ]);
    await measured("2026-04-30", [{ page: "/en/products", lcp: 3900, inp: 300, cls: 0.2 }], "mobile", "en");
    // Today is not counted yet, because it is not over.
    await measured("2026-05-01", [{ page: "/", lcp: 9000 }]);
    await readCountRows();
  });
  const figure = (value: number, count: number) => ({ value, measured: count });
  const none = { now: null, before: null };

  test("are reported by page and device and compared with the week before", async () => {
    expect(await read()).toEqual([
      {
        page: "",
        device: "desktop",
        lcp: { now: figure(2000, 3), before: figure(5000, 1) },
        inp: { now: figure(100, 1), before: null },
        cls: { now: figure(0.02, 2), before: figure(0.3, 1) },
      },
      {
        page: "",
        device: "mobile",
        lcp: { now: figure(3900, 1), before: null },
        inp: { now: figure(300, 1), before: null },
        cls: { now: figure(0.2, 1), before: null },
      },
      {
        page: "/products",
        device: "desktop",
        lcp: { now: figure(2000, 2), before: figure(5000, 1) },
        inp: { now: figure(100, 1), before: null },
        cls: { now: figure(0.02, 2), before: figure(0.3, 1) },
      },
      { page: "/", device: "desktop", lcp: { now: figure(700, 1), before: null }, inp: none, cls: none },
      {
        page: "/products",
        device: "mobile",
        lcp: { now: figure(3900, 1), before: null },
        inp: { now: figure(300, 1), before: null },
        cls: { now: figure(0.2, 1), before: null },
      },
    ]);
  });

  test.each([
    ["language=de", [["desktop", 1000]]],
    ["device=mobile", [["mobile", 3900]]],
    ["language=de&device=mobile", []],
  ])("filtered by %s are %j", async (narrowed, expected) => {
    const all = (await read(`${week}&${narrowed}`)).filter(({ page }) => page === "");
    expect(all.map(({ device, lcp }) => [device, lcp.now?.value])).toEqual(expected);
  });

  test("stay equal when recounted and include later measurements", async () => {
    const before = await read();
    await readCountRows();
    expect(await read()).toEqual(before);
    await context.database.update(visit).set({ vitals: [{ page: "/", lcp: 100 }] });
    await readCountRows();
    expect((await read("from=2026-04-30&to=2026-04-30"))[0]?.lcp.now).toEqual(figure(100, 1));
  });

  test("remain when visits are deleted after 13 months", async () => {
    const before = await read();
    context.setTime("2027-06-01T12:00:00Z");
    await deleteExpiredVisits(context);
    expect(await context.database.$count(visit)).toBe(0);
    // The staff session would have expired at the later date.
    context.setTime("2026-05-01T12:00:00Z");
    expect(await read()).toEqual(before);
  });

  test("are refused for a reversed period", async () => {
    expect((await support.call("/staff/visits/vitals?from=2026-04-30&to=2026-04-24")).body.reason).toBe("invalidInput");
  });
});
