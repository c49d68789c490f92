import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiOf, type Browser } from "#tests/support/account-site.ts";
import { openKeyHolder } from "#tests/support/open-api-key.ts";
import { openStaff } from "#tests/support/staff.ts";
import { makePicture } from "#tests/support/pictures.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openApiOf>;
let administrator: Browser;
let readHistory: (query: string) => Promise<{ reasons?: Record<string, string> }>;
beforeAll(async () => {
  context = await openTestContext();
  site = openApiOf(context);
  administrator = (await openStaff(context, site, "administrator")).browser;
  const holder = await openKeyHolder(context, site, "read");
  readHistory = async (query) => (await holder.call(`/v1/plants/sim-house/history?${query}`)).body;
  await publish(context, { key: "dated" });
  await administrator.upload("/staff/media/upload?name=dated.webp", new Uint8Array(await makePicture()));
});
afterAll(() => context.close());

const impossible = ["0000-01-01", "0001-01-01", "9999-12-31", "2026-02-30", "2026-00-10"];
const get = async (path: string) => (await administrator.call(path)).body;
const post = async (path: string, body: object) => (await administrator.call(path, body)).body;
const editions = [{ type: "news", key: "dated", language: "en" }];

/** Every call of the API that takes a day or a moment: how it is called with one, and the fields that are refused. */
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

test.each(calls)("%s refuses days that do not exist or are out of range with a reason", async (_, call, fields) => {
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
])("the history of a plant from %s on answers with the reasons %j", async (day, reasons) => {
  expect((await readHistory(`from=${day}T00:00Z`)).reasons).toEqual(reasons);
});

test.each(impossible)("an entry with the date %s cannot be published", async (date) => {
  await expect(publish(context, { key: `dated-${date}`, data: newsData({ date }) })).rejects.toThrow('"reason":"invalidData"');
});

test.each([
  ["/staff/content/save", { type: "news", key: "dated", language: "en", data: {} }],
  ["/staff/content/copy", { type: "news", key: "dated", language: "de", from: "en" }],
  ["/staff/content/restore", { type: "news", key: "dated", language: "en", revision: 1 }],
  ["/staff/site/save", { language: "en", site: {} }],
])("%s refuses a revision that the database cannot have", async (path, body) => {
  for (const basedOn of [2 ** 31, 2 ** 53 - 1, 1e300, 0.5, -1])
    expect((await post(path, { ...body, basedOn })).reasons, String(basedOn)).toEqual({ basedOn: "notANumber" });
});

test("the audit log refuses a row number that the database does not have", async () => {
  for (const below of ["9".repeat(30), "9007199254740993"])
    expect((await get(`/staff/acts?below=${below}`)).reasons).toEqual({ below: "invalidInput" });
});

test("values out of range log no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
