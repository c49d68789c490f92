import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { presence } from "#db/presence.ts";
import { sweepPresence } from "#domain/editing";
import type { Present } from "#domain/editing/schema";
import { openApiOf, type Browser } from "#tests/support/account-site.ts";
import { openStaff } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let anna: Browser;
let ben: Browser;
/** Of another instance of the server, on the same database. */
let carla: Browser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openApiOf(context);
  anna = (await openStaff(context, site, "editor", ["en", "de"])).browser;
  ben = (await openStaff(context, site, "editor", ["fr"])).browser;
  carla = (await openStaff(context, openApiOf(context), "productManager")).browser;
});
afterAll(() => context.close());

const start = "2026-05-01T12:00:00.000Z";
const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
beforeEach(async () => {
  context.setTime(start);
  await context.database.delete(presence);
});

const product = { type: "product", key: "copia" };
const be = async (who: Browser, language: string, entry = product) =>
  (await who.call("/staff/presence", { ...entry, language })).body.data as Present[];
const list = async (who: Browser, type = "product") => (await who.call(`/staff/presence/${type}`)).body.data as Present[];
const rows = async () => (await context.database.select().from(presence)).length;
const named = (name: string) => ({ name: expect.stringMatching(new RegExp(`^${name}`)) });

test("whoever opens an entry hears who is in it, in which language and since when, and is heard of, on any instance", async () => {
  expect(await be(anna, "de")).toEqual([]);
  context.setTime(after(5));
  expect(await be(carla, "fr")).toEqual([{ key: "copia", language: "de", since: start, ...named("editor") }]);
  expect(await be(anna, "de")).toEqual([{ key: "copia", language: "fr", since: after(5), ...named("productManager") }]);
});

test("what they are in follows them, and since when stays", async () => {
  await be(anna, "de");
  context.setTime(after(8));
  await be(anna, "en");
  expect(await be(ben, "fr")).toMatchObject([{ language: "en", since: start }]);
});

test("lists say of their type which entries others are in, and nobody of themselves", async () => {
  await be(anna, "de");
  await be(ben, "fr", { type: "product", key: "agave-th" });
  await be(ben, "fr", { type: "news", key: "copia" });
  expect((await list(carla)).map(({ key }) => key).toSorted()).toEqual(["agave-th", "copia"]);
  expect((await list(anna)).map(({ key }) => key)).toEqual(["agave-th"]);
  expect(await list(carla, "case")).toEqual([]);
});

test("whoever closes it is gone at once", async () => {
  await be(anna, "de");
  await be(ben, "fr");
  expect((await anna.call("/staff/presence/leave", product)).body.code).toBe(200);
  expect(await be(ben, "fr")).toEqual([]);
  expect(await rows()).toBe(1);
});

test.each([
  [19, 1],
  [20, 0],
])("whoever leaves without a word is there %i seconds later: %i", async (seconds, present) => {
  await be(anna, "de");
  context.setTime(after(seconds));
  expect((await list(ben)).length).toBe(present);
});

test("nothing is left of those who are gone: the next who comes takes their rows away, or else the hour", async () => {
  await be(anna, "de");
  await be(ben, "fr", { type: "news", key: "opening" });
  context.setTime(after(30));
  await be(ben, "fr");
  expect(await rows()).toBe(1);
  context.setTime(after(60));
  await sweepPresence(context);
  expect(await rows()).toBe(0);
});

test("somebody who comes again was not there meanwhile", async () => {
  await be(anna, "de");
  context.setTime(after(40));
  await be(anna, "de");
  expect(await list(ben)).toMatchObject([{ since: after(40) }]);
});

test.each([[{ type: "product", key: "copia", language: "es" }], [{ type: "product", key: "No Key", language: "de" }]])(
  "%j is nothing to be in",
  async (edition) => {
    expect((await anna.call("/staff/presence", edition)).body).toMatchObject({ code: 400 });
    expect(await rows()).toBe(0);
  },
);
