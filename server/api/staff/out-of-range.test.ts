import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentEntry, contentRevision } from "#db/content.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { openApiKeyClient } from "#tests/support/open-api-key-client.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { makeImage } from "#tests/support/make-images.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let administrator: TestBrowser;
let readHistory: (query: string) => Promise<{ reasons?: Record<string, string> }>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  administrator = (await createStaffUser(context, site, "administrator")).browser;
  const holder = await openApiKeyClient(site, "read");
  readHistory = async (query) => (await holder.call(`/v1/plants/sim-house/history?${query}`)).body;
  await publish(context, { key: "dated" });
  await administrator.upload("/staff/media/upload?name=dated.webp", new Uint8Array(await makeImage()));
});
afterAll(() => context.close());

const impossible = ["0000-01-01", "0001-01-01", "9999-12-31", "2026-02-30", "2026-00-10"];
const get = async (path: string) => (await administrator.call(path)).body;
const post = async (path: string, body: object) => (await administrator.call(path, body)).body;
const editions = [{ type: "news", key: "dated", language: "en" }];

/** Every endpoint with a date or time parameter: how to call it, and the fields that it refuses. */
const calls: [what: string, call: (day: string) => Promise<{ code?: number; reasons?: Record<string, string> }>, fields: string[]][] = [
  ["the calendar", (day) => get(`/staff/calendar?from=${day}T00:00:00Z&to=${day}T00:00:00Z`), ["from", "to"]],
  ["the visits", (day) => get(`/staff/visits?from=${day}&to=${day}`), ["from", "to"]],
  ["the counts of visits", (day) => get(`/staff/visits/list?measure=page&from=${day}&to=${day}`), ["from", "to"]],
  ["the audit log", (day) => get(`/staff/acts?from=${day}&to=${day}`), ["from", "to"]],
  [
    "a publication",
    (day) => post("/staff/content/publish", { editions, at: `${day}T00:00:00Z`, until: `${day}T00:00:00Z` }),
    ["at", "until"],
  ],
  ["a description of media", (day) => post("/staff/media/describe", { name: "dated", basedOn: `${day}T00:00:00Z` }), ["basedOn"]],
];

test.each(calls)("%s refuses invalid and out-of-range dates with an error code", async (_, call, fields) => {
  const expected = Object.fromEntries(fields.map((field) => [field, "noSuchDate"]));
  for (const day of impossible) expect(await call(day), day).toMatchObject({ code: 400, reason: "invalidInput", reasons: expected });
  expect((await call("2026-05-01")).reasons).toBeUndefined();
});

test.each([
  ["0000-01-01", { from: "outOfRange" }],
  ["9999-12-31", { to: "outOfRange" }],
  ["2026-02-30", { from: "momentFormat" }],
  ["2026-00-10", { from: "momentFormat" }],
  ["2026-04-30", undefined],
])("the history of a plant from %s on responds with the error codes %j", async (day, reasons) => {
  expect((await readHistory(`from=${day}T00:00Z`)).reasons).toEqual(reasons);
});

test.each(impossible)("an entry with the date %s cannot be published", async (date) => {
  await expect(publish(context, { key: `dated-${date}`, data: newsData({ date }) })).rejects.toThrow('"reason":"invalidData"');
});

/** Stores a date in a published entry, its draft and its first revision, as earlier versions without validation did. */
async function storeDate(key: string, date: string): Promise<void> {
  await publish(context, { key });
  const data = newsData({ date });
  const [row] = await context.database
    .update(contentEntry)
    .set({ data, draft: data })
    .where(eq(contentEntry.key, key))
    .returning({ id: contentEntry.id });
  await context.database.update(contentRevision).set({ data }).where(eq(contentRevision.entryId, row!.id));
}
const english = (key: string) => ({ type: "news", key, language: "en" });
const savedDates: [way: string, call: (date: string) => Promise<{ reasons?: Record<string, string> }>][] = [
  ["a saved draft", (date) => post("/staff/content/save", { ...english("new-draft"), data: { date }, basedOn: 0 })],
  ["a draft of all languages", (date) => post("/staff/content/save-shared", { type: "news", key: "dated", data: { date }, basedOn: 0 })],
  [
    "a restored revision",
    async (date) => {
      await storeDate("restored", date);
      return post("/staff/content/restore", { ...english("restored"), revision: 1, basedOn: 1 });
    },
  ],
  [
    "a copied language",
    async (date) => {
      await storeDate("copied", date);
      return post("/staff/content/copy", { ...english("copied"), language: "de", from: "en", basedOn: 0 });
    },
  ],
];

test.each(savedDates)("%s refuses a date that does not exist", async (_, call) => {
  expect((await call("2026-02-30")).reasons).toEqual({ date: "noSuchDate" });
});

test("a draft refuses invalid dates and times", async () => {
  const save = (key: string, data: object) => post("/staff/content/save", { type: "activity", key, language: "en", data, basedOn: 0 });
  expect((await save("without-start", { title: "Begun", start: "" })).reasons).toBeUndefined();
  expect((await save("with-start", { start: "2026-02-28T10:00" })).reasons).toBeUndefined();
  expect((await save("with-wrong-start", { start: "2026-02-30T10:00", end: "2025-02-29T10:00" })).reasons).toEqual({
    start: "noSuchDate",
    end: "noSuchDate",
  });
});

test.each(["+05:30", "EST5EDT", "IST", "GMT+2", "europe/paris", "Europe/Pris"])(
  "an event in the time zone %s cannot be published",
  async (timeZone) => {
    const event = { type: "activity", key: "zoned", language: "en" };
    const { data: entry } = await get("/staff/content/activity/zoned");
    const basedOn = (entry as { editions?: { revision: number }[] } | null)?.editions?.[0]?.revision ?? 0;
    const data = {
      start: "2026-06-01T10:00",
      end: "2026-06-01T11:00",
      timeZone,
      sector: "utility",
      online: true,
      title: "A",
      lead: "A",
      place: "A",
    };
    await post("/staff/content/save", { ...event, data, basedOn });
    expect(await get("/staff/content/activity/zoned")).toMatchObject({ data: { editions: [{ faults: { timeZone: "noSuchTimeZone" } }] } });
    expect(await post("/staff/content/publish", { editions: [event] })).toMatchObject({ data: [{ done: false, reason: "invalidData" }] });
  },
);

test("the editor shows the error of a stored date that does not exist", async () => {
  await storeDate("stored", "2026-02-30");
  const { data } = await get("/staff/content/news/stored");
  expect(data).toMatchObject({ editions: [{ faults: { date: "noSuchDate" } }] });
  expect(await get("/staff/content/news/stored/check?language=en")).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ severity: "fault", field: "date", reason: "noSuchDate" })]),
  });
});

test("a translation import refuses a date that does not exist", async () => {
  await storeDate("translated", "2026-02-30");
  const { data } = await get("/staff/translation?type=news&from=en&to=de&which=chosen&keys=translated");
  const { file } = data as { file: string };
  const translated = file.replace(/<source>(.*?)<\/source>/gs, "<source>$1</source><target>» $1</target>");
  expect((await post("/staff/content/translation/import", { file: translated })).data).toMatchObject([
    { key: "translated", result: "refused", reason: "invalidData" },
  ]);
});

test.each([
  ["/staff/content/save", { type: "news", key: "dated", language: "en", data: {} }],
  ["/staff/content/copy", { type: "news", key: "dated", language: "de", from: "en" }],
  ["/staff/content/restore", { type: "news", key: "dated", language: "en", revision: 1 }],
  ["/staff/site/save", { language: "en", site: {} }],
])("%s refuses a revision number outside the database's range", async (path, body) => {
  for (const basedOn of [2 ** 31, 2 ** 53 - 1, 1e300, 0.5, -1])
    expect((await post(path, { ...body, basedOn })).reasons, String(basedOn)).toEqual({ basedOn: "notANumber" });
});

test("the audit log refuses a row number outside the database's range", async () => {
  for (const below of ["9".repeat(30), "9007199254740993"])
    expect((await get(`/staff/acts?below=${below}`)).reasons).toEqual({ below: "invalidInput" });
});

test("the API logs no errors for out-of-range values during these tests", () => {
  expect(site.log).toEqual([]);
});
