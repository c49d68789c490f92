import { afterAll, beforeAll, expect, test } from "vitest";
import { newsData, newsTexts, openTestContext, publish, readCurrentRevision, type TestContext } from "#tests/support/test-context.ts";
import { readChanges, saveDraft, undoLastAction, withdrawEntry } from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const edition = { type: "news", key: "story", language: "en" } as const;
const changesOf = async (key: string) => (await readChanges(context, "news")).find((entry) => entry.key === key);

test("content changes in French fall back to English", async () => {
  await publish(context, { key: "english" });
  const changes = (await changesOf("english"))?.byLanguage;
  expect(changes?.fr).toEqual(changes?.en);
});

test("content changes are listed per language and only for public versions", async () => {
  await publish(context, { key: "story", data: { ...newsData(), fr: newsTexts() } });
  const published = new Date("2026-05-01T12:00:00Z");
  const first = { publishedAt: published, changedAt: published, revision: 0 };
  expect(await changesOf("story")).toEqual({
    key: "story",
    path: "/explore/news/story",
    byLanguage: { fr: first, en: first, au: undefined, cn: undefined, de: undefined },
  });

  context.setTime("2026-05-02T12:00:00Z");
  const draft = { ...edition, data: newsData({ title: "Another" }), basedOn: await readCurrentRevision(context, edition) };
  expect(await saveDraft(context, draft)).toMatchObject({ ok: true });
  expect((await changesOf("story"))?.byLanguage.en).toEqual(first);

  context.setTime("2026-05-03T12:00:00Z");
  await publish(context, { key: "story", data: newsData({ title: "A third" }) });
  const changed = new Date("2026-05-03T12:00:00Z");
  expect((await changesOf("story"))?.byLanguage).toMatchObject({
    en: { publishedAt: published, changedAt: changed, revision: 1 },
    fr: first,
  });

  context.setTime("2026-05-04T12:00:00Z");
  await undoLastAction(context, edition);
  expect((await changesOf("story"))?.byLanguage.en).toMatchObject({ changedAt: new Date("2026-05-04T12:00:00Z"), revision: 2 });

  await withdrawEntry(context, edition);
  expect((await changesOf("story"))?.byLanguage.en).toBeUndefined();
});
