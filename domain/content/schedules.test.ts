import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { newsData, openTestContext, publish, readCurrentRevision, type TestContext } from "#tests/support/test-context.ts";
import {
  cancelSchedule,
  findEntry,
  publishEntry,
  readContentVersions,
  restoreRevision,
  runSchedules,
  saveDraft,
  search,
  undoLastAction,
  withdrawEntry,
} from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const noon = "2026-05-01T12:00:00Z";
const at = (hour: number) => new Date(`2026-05-01T${hour}:00:00Z`);
const fair = { type: "news", key: "fair", language: "en" } as const;
beforeEach(async () => {
  context.setTime(noon);
  for (const language of ["en", "de"] as const) await withdrawEntry(context, { ...fair, language });
  await context.database.delete(contentEntry);
});

const draft = async (title: string, changes: Record<string, unknown> = {}) =>
  saveDraft(context, { ...fair, data: newsData({ title, ...changes }), basedOn: await readCurrentRevision(context, fair) });
const row = async () => (await context.database.select().from(contentEntry).where(eq(contentEntry.key, "fair")))[0];
/** Runs the due schedules and returns the public title; search must find the same. */
async function publicTitle(hour?: number): Promise<unknown> {
  if (hour !== undefined) context.setTime(at(hour).toISOString());
  await runSchedules(context);
  const title = (await findEntry(context, { type: "news", key: "fair", websiteId: 3 }))?.title;
  const { results: found } = await search(context, { text: "fair", language: "en", pages: [], size: 9, type: "news" });
  expect(found.map((result) => result.title)).toEqual(title ? [title] : []);
  return title;
}

describe("scheduled change of a public entry", () => {
  beforeEach(async () => {
    await publish(context, { key: "fair", data: newsData({ title: "Old fair" }) });
    await draft("New fair");
    expect(await publishEntry(context, { ...fair, at: at(14) })).toEqual({ ok: true, revision: 2 });
  });

  test("replaces the old version at its scheduled time and changes the content version", async () => {
    expect(await publicTitle(13)).toBe("Old fair");
    const before = await readContentVersions(context);
    expect(await publicTitle(14)).toBe("New fair");
    expect((await readContentVersions(context)).get(3)).not.toBe(before.get(3));
    expect(await row()).toMatchObject({ state: "published", publishedAt: new Date(noon), planned: null, plannedAt: null, draft: null });
  });

  test("can be rescheduled, also with a newer draft", async () => {
    await publishEntry(context, { ...fair, at: at(16) });
    expect(await publicTitle(14)).toBe("Old fair");
    await draft("Newest fair");
    await publishEntry(context, { ...fair, at: at(17) });
    expect(await publicTitle(16)).toBe("Old fair");
    expect(await publicTitle(17)).toBe("Newest fair");
  });

  test("becomes a draft again when the schedule is cancelled", async () => {
    expect(await cancelSchedule(context, fair)).toMatchObject({ ok: true });
    expect(await cancelSchedule(context, fair)).toEqual({ ok: false, reason: "nothingPlanned" });
    expect(await publicTitle(14)).toBe("Old fair");
    expect((await row())?.draft).toMatchObject({ title: "New fair" });
  });

  test("blocks other publications until the schedule is cancelled", async () => {
    await draft("Other fair");
    expect(await publishEntry(context, fair)).toEqual({ ok: false, reason: "changePlanned" });
  });

  test("becomes a draft again when the entry is withdrawn", async () => {
    await withdrawEntry(context, fair);
    expect(await publicTitle(15)).toBeUndefined();
    expect((await row())?.draft).toMatchObject({ title: "New fair" });
  });

  test("becomes a draft again when its image is missing by then", async () => {
    await context.database.update(contentEntry).set({ planned: newsData({ picture: "gone" }) });
    expect(await publicTitle(14)).toBe("Old fair");
    expect(await row()).toMatchObject({ draft: { picture: "gone" }, planned: null });
  });
});

describe("publication end", () => {
  test.each([
    ["an entry published now", undefined],
    ["an entry published later", at(13)],
  ])("of %s withdraws it at its moment", async (_, from) => {
    await draft("Short fair");
    await publishEntry(context, { ...fair, at: from, until: at(15) });
    expect(await publicTitle(14)).toBe("Short fair");
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ state: "withdrawn", publicUntil: null });
  });

  test("is kept when a change is published, unless it is removed", async () => {
    await draft("Short fair");
    await publishEntry(context, { ...fair, until: at(15) });
    await draft("Mended fair");
    await publishEntry(context, fair);
    expect((await row())?.publicUntil).toEqual(at(15));
    await publishEntry(context, { ...fair, until: null });
    expect(await publicTitle(16)).toBe("Mended fair");
  });

  test("before the start is rejected", async () => {
    await draft("Never fair");
    expect(await publishEntry(context, { ...fair, at: at(15), until: at(14) })).toEqual({ ok: false, reason: "endsTooEarly" });
  });

  test("that passed during downtime applies after the change scheduled before it", async () => {
    await publish(context, { key: "fair", data: newsData({ title: "Old fair" }) });
    await draft("New fair");
    await publishEntry(context, { ...fair, at: at(13), until: at(14) });
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ data: { title: "New fair" }, draft: null });
  });
});

describe("scheduled first publication", () => {
  test("becomes a draft again when the schedule is cancelled", async () => {
    await draft("Later fair");
    await publishEntry(context, { ...fair, at: at(14) });
    await cancelSchedule(context, fair);
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ state: "draft", draft: { title: "Later fair" }, data: null });
  });
});

describe("undo of the last action", () => {
  test.each([
    ["the first publication", undefined, () => publishEntry(context, fair), { state: "draft", draft: { title: "My fair" }, data: null }],
    ["a change", "Old fair", () => publishEntry(context, fair), { state: "published", draft: { title: "My fair" } }],
    ["a schedule", "Old fair", () => publishEntry(context, { ...fair, at: at(14) }), { planned: null, draft: { title: "My fair" } }],
    ["a withdrawal", "Old fair", () => withdrawEntry(context, fair), { state: "published", draft: { title: "My fair" } }],
  ])("reverts %s once", async (_, old, act, expected) => {
    if (old) await publish(context, { key: "fair", data: newsData({ title: old }) });
    await draft("My fair");
    await act();
    expect(await undoLastAction(context, fair)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject(expected);
    expect(await publicTitle(15)).toBe(old);
    expect(await undoLastAction(context, fair)).toEqual({ ok: false, reason: "nothingToUndo" });
  });

  test("is rejected after a later save", async () => {
    await publish(context, { key: "fair", data: newsData({ title: "A fair" }) });
    await draft("Another fair");
    expect(await undoLastAction(context, fair)).toEqual({ ok: false, reason: "nothingToUndo" });
  });
});

describe("content revision", () => {
  test("can be restored as a draft unless the entry was saved since", async () => {
    await draft("First fair");
    await draft("Second fair");
    expect(await restoreRevision(context, { ...fair, revision: 1, basedOn: 2 })).toMatchObject({ ok: true, revision: 3 });
    expect((await row())?.draft).toMatchObject({ title: "First fair" });
    expect(await restoreRevision(context, { ...fair, revision: 1, basedOn: 2 })).toMatchObject({ ok: false, reason: "savedSince" });
    expect(await restoreRevision(context, { ...fair, revision: 9, basedOn: 3 })).toEqual({ ok: false, reason: "unknownEntry" });
  });
});
