import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { presence } from "#db/presence.ts";
import { deleteExpiredPresence } from "#domain/editing";
import type { PresentUser } from "#domain/editing/schema";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let anna: TestBrowser;
let ben: TestBrowser;
/** Uses another server instance on the same database. */
let carla: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  anna = (await createStaffUser(context, site, "editor", ["en", "de"])).browser;
  ben = (await createStaffUser(context, site, "editor", ["fr"])).browser;
  carla = (await createStaffUser(context, openTestApi(context), "productManager")).browser;
});
afterAll(() => context.close());

const start = "2026-05-01T12:00:00.000Z";
const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
beforeEach(async () => {
  context.setTime(start);
  await context.database.delete(presence);
});

const product = { type: "product", key: "copia" };
const enterEntry = async (who: TestBrowser, language: string, entry = product) =>
  (await who.call("/staff/presence", { ...entry, language })).body.data as PresentUser[];
const list = async (who: TestBrowser, type = "product") => (await who.call(`/staff/presence/${type}`)).body.data as PresentUser[];
const rows = async () => (await context.database.select().from(presence)).length;
const userNamed = (name: string) => ({ name: expect.stringMatching(new RegExp(`^${name}`)) });

test("editor presence shows other users of an entry across server instances", async () => {
  expect(await enterEntry(anna, "de")).toEqual([]);
  context.setTime(after(5));
  expect(await enterEntry(carla, "fr")).toEqual([{ key: "copia", language: "de", since: start, ...userNamed("editor") }]);
  expect(await enterEntry(anna, "de")).toEqual([{ key: "copia", language: "fr", since: after(5), ...userNamed("productManager") }]);
});

test("editor presence follows a language change and keeps its start time", async () => {
  await enterEntry(anna, "de");
  context.setTime(after(8));
  await enterEntry(anna, "en");
  expect(await enterEntry(ben, "fr")).toMatchObject([{ language: "en", since: start }]);
});

test("editor presence lists the entries of a type that other users have open", async () => {
  await enterEntry(anna, "de");
  await enterEntry(ben, "fr", { type: "product", key: "agave-th" });
  await enterEntry(ben, "fr", { type: "news", key: "copia" });
  expect((await list(carla)).map(({ key }) => key).toSorted()).toEqual(["agave-th", "copia"]);
  expect((await list(anna)).map(({ key }) => key)).toEqual(["agave-th"]);
  expect(await list(carla, "case")).toEqual([]);
});

test("editor presence ends at once when the entry is closed", async () => {
  await enterEntry(anna, "de");
  await enterEntry(ben, "fr");
  expect((await anna.call("/staff/presence/leave", product)).body.code).toBe(200);
  expect(await enterEntry(ben, "fr")).toEqual([]);
  expect(await rows()).toBe(1);
});

test.each([
  [19, 1],
  [20, 0],
])("editor presence after %i seconds without a signal counts %i users", async (seconds, present) => {
  await enterEntry(anna, "de");
  context.setTime(after(seconds));
  expect((await list(ben)).length).toBe(present);
});

test("expired editor presence is deleted by the next user or the cleanup job", async () => {
  await enterEntry(anna, "de");
  await enterEntry(ben, "fr", { type: "news", key: "opening" });
  context.setTime(after(30));
  await enterEntry(ben, "fr");
  expect(await rows()).toBe(1);
  context.setTime(after(60));
  await deleteExpiredPresence(context);
  expect(await rows()).toBe(0);
});

test("editor presence starts anew when a user returns after it expired", async () => {
  await enterEntry(anna, "de");
  context.setTime(after(40));
  await enterEntry(anna, "de");
  expect(await list(ben)).toMatchObject([{ since: after(40) }]);
});

test.each([[{ type: "product", key: "copia", language: "es" }], [{ type: "product", key: "No Key", language: "de" }]])(
  "editor presence refuses %j",
  async (edition) => {
    expect((await anna.call("/staff/presence", edition)).body).toMatchObject({ code: 400 });
    expect(await rows()).toBe(0);
  },
);
