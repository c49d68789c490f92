import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { newsData, openTestContext, publish, standingRevision, type TestContext } from "#tests/support/test-context.ts";
import {
  cancelPlan,
  findEntry,
  publishEntry,
  readContentStamps,
  restoreRevision,
  runPlans,
  saveDraft,
  search,
  undoLast,
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
  saveDraft(context, { ...fair, data: newsData({ title, ...changes }), basedOn: await standingRevision(context, fair) });
const row = async () => (await context.database.select().from(contentEntry).where(eq(contentEntry.key, "fair")))[0];
/** What the public reads by its address, after what is due was done; the same is found by searching for it. */
async function publicTitle(hour?: number): Promise<unknown> {
  if (hour !== undefined) context.setTime(at(hour).toISOString());
  await runPlans(context);
  const title = (await findEntry(context, { type: "news", key: "fair", websiteId: 3 }))?.title;
  const { results: found } = await search(context, { text: "fair", language: "en", pages: [], size: 9, type: "news" });
  expect(found.map((result) => result.title)).toEqual(title ? [title] : []);
  return title;
}

describe("a change that is planned of what is public", () => {
  beforeEach(async () => {
    await publish(context, { key: "fair", data: newsData({ title: "Old fair" }) });
    await draft("New fair");
    expect(await publishEntry(context, { ...fair, at: at(14) })).toEqual({ ok: true, revision: 2 });
  });

  test("leaves the old until its moment, and the new from then on, which every page hears of", async () => {
    expect(await publicTitle(13)).toBe("Old fair");
    const before = await readContentStamps(context);
    expect(await publicTitle(14)).toBe("New fair");
    expect((await readContentStamps(context)).get(3)).not.toBe(before.get(3));
    expect(await row()).toMatchObject({ state: "published", publishedAt: new Date(noon), planned: null, plannedAt: null, draft: null });
  });

  test("can be moved, also with a newer draft", async () => {
    await publishEntry(context, { ...fair, at: at(16) });
    expect(await publicTitle(14)).toBe("Old fair");
    await draft("Newest fair");
    await publishEntry(context, { ...fair, at: at(17) });
    expect(await publicTitle(16)).toBe("Old fair");
    expect(await publicTitle(17)).toBe("Newest fair");
  });

  test("can be taken back: it is a draft again", async () => {
    expect(await cancelPlan(context, fair)).toMatchObject({ ok: true });
    expect(await cancelPlan(context, fair)).toEqual({ ok: false, reason: "nothingPlanned" });
    expect(await publicTitle(14)).toBe("Old fair");
    expect((await row())?.draft).toMatchObject({ title: "New fair" });
  });

  test("is not overtaken: nothing else is published before it is taken back", async () => {
    await draft("Other fair");
    expect(await publishEntry(context, fair)).toEqual({ ok: false, reason: "changePlanned" });
  });

  test("is a draft again after a withdrawal", async () => {
    await withdrawEntry(context, fair);
    expect(await publicTitle(15)).toBeUndefined();
    expect((await row())?.draft).toMatchObject({ title: "New fair" });
  });

  test("whose picture is gone by then is a draft again, and the old stays", async () => {
    await context.database.update(contentEntry).set({ planned: newsData({ picture: "gone" }) });
    expect(await publicTitle(14)).toBe("Old fair");
    expect(await row()).toMatchObject({ draft: { picture: "gone" }, planned: null });
  });
});

describe("an end", () => {
  test.each([
    ["of what is published now", undefined],
    ["of what is published later", at(13)],
  ])("%s takes it from the public at its moment", async (_, from) => {
    await draft("Short fair");
    await publishEntry(context, { ...fair, at: from, until: at(15) });
    expect(await publicTitle(14)).toBe("Short fair");
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ state: "withdrawn", publicUntil: null });
  });

  test("stays when a change is published, unless it is lifted", async () => {
    await draft("Short fair");
    await publishEntry(context, { ...fair, until: at(15) });
    await draft("Mended fair");
    await publishEntry(context, fair);
    expect((await row())?.publicUntil).toEqual(at(15));
    await publishEntry(context, { ...fair, until: null });
    expect(await publicTitle(16)).toBe("Mended fair");
  });

  test("before the beginning is refused", async () => {
    await draft("Never fair");
    expect(await publishEntry(context, { ...fair, at: at(15), until: at(14) })).toEqual({ ok: false, reason: "endsTooEarly" });
  });

  test("that passed while no server ran comes after the change that was planned before it", async () => {
    await publish(context, { key: "fair", data: newsData({ title: "Old fair" }) });
    await draft("New fair");
    await publishEntry(context, { ...fair, at: at(13), until: at(14) });
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ data: { title: "New fair" }, draft: null });
  });
});

describe("a first publication that waits", () => {
  test("can be taken back: it is a draft as before", async () => {
    await draft("Later fair");
    await publishEntry(context, { ...fair, at: at(14) });
    await cancelPlan(context, fair);
    expect(await publicTitle(15)).toBeUndefined();
    expect(await row()).toMatchObject({ state: "draft", draft: { title: "Later fair" }, data: null });
  });
});

describe("undo puts back what stood", () => {
  test.each([
    ["the first publication", undefined, () => publishEntry(context, fair), { state: "draft", draft: { title: "My fair" }, data: null }],
    ["a change", "Old fair", () => publishEntry(context, fair), { state: "published", draft: { title: "My fair" } }],
    ["a plan", "Old fair", () => publishEntry(context, { ...fair, at: at(14) }), { planned: null, draft: { title: "My fair" } }],
    ["a withdrawal", "Old fair", () => withdrawEntry(context, fair), { state: "published", draft: { title: "My fair" } }],
  ])("before %s, once", async (_, old, act, expected) => {
    if (old) await publish(context, { key: "fair", data: newsData({ title: old }) });
    await draft("My fair");
    await act();
    expect(await undoLast(context, fair)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject(expected);
    expect(await publicTitle(15)).toBe(old);
    expect(await undoLast(context, fair)).toEqual({ ok: false, reason: "nothingToUndo" });
  });

  test("not where somebody saved since", async () => {
    await publish(context, { key: "fair", data: newsData({ title: "A fair" }) });
    await draft("Another fair");
    expect(await undoLast(context, fair)).toEqual({ ok: false, reason: "nothingToUndo" });
  });
});

describe("a revision", () => {
  test("can be had back as a draft, without what the type has no more, and with the same question who saved since", async () => {
    await draft("First fair");
    await draft("Second fair");
    expect(await restoreRevision(context, { ...fair, revision: 1, basedOn: 2 })).toEqual({ ok: true, revision: 3 });
    expect((await row())?.draft).toMatchObject({ title: "First fair" });
    expect(await restoreRevision(context, { ...fair, revision: 1, basedOn: 2 })).toMatchObject({ ok: false, reason: "savedSince" });
    expect(await restoreRevision(context, { ...fair, revision: 9, basedOn: 3 })).toEqual({ ok: false, reason: "unknownEntry" });
  });
});
