import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newsData, newsTexts, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { findEntry, listEntries, publishEntry, saveDraft, withdrawEntry } from "./index.ts";
import type { ListInput } from "./list-entries.ts";

let context: TestContext;
afterAll(() => context.close());

beforeAll(async () => {
  context = await openTestContext();
  for (const [key, date] of [
    ["oldest", "2026-01-01"],
    ["b-same-day", "2026-03-01"],
    ["a-same-day", "2026-03-01"],
    ["newest", "2026-04-30"],
  ] as const) {
    await publish(context, { key, data: newsData({ date }) });
  }
  await publish(context, { key: "newest", websiteId: 1, data: newsData({ date: "2026-04-30", title: "中文" }) });
  await publish(context, {
    key: "only-german",
    websiteId: 4,
    data: newsData({ date: "2025-12-31", title: "Deutsch" }),
  });
  await publish(context, { type: "product", key: "third", data: productData({ order: 30 }) });
  await publish(context, { type: "product", key: "first", data: productData({ order: -1 }) });
  const french = newsTexts({ title: "Un titre", body: "Un texte" });
  await publish(context, { key: "in-french", data: newsData({ date: "2025-06-01", fr: french }) });
});

const keysOf = (entries: readonly { id: string; websiteId: number }[]) => entries.map(({ id, websiteId }) => `${id} ${websiteId}`);
const list = (input: Partial<ListInput<"news">>) => listEntries(context, { type: "news", page: 1, size: 9999, ...input });

describe("content list", () => {
  test("of news is sorted by date, then slug, then website", async () => {
    expect(keysOf(await list({}))).toEqual([
      "newest 1",
      "newest 3",
      "a-same-day 3",
      "b-same-day 3",
      "oldest 3",
      "only-german 4",
      "in-french 3",
    ]);
  });

  test("of products follows their order", async () => {
    expect(keysOf(await listEntries(context, { type: "product", page: 1, size: 9999 }))).toEqual(["first 3", "third 3"]);
  });

  test.each([
    [1, ["newest 1"]],
    [2, []],
    [3, ["newest 3", "a-same-day 3", "b-same-day 3", "oldest 3", "in-french 3"]],
    [4, ["only-german 4"]],
  ] as const)("of website %i contains only its entries", async (websiteId, keys) => {
    expect(keysOf(await list({ websiteId }))).toEqual(keys);
  });

  test.each([
    [1, 2, ["newest 3", "a-same-day 3"]],
    [2, 2, ["b-same-day 3", "oldest 3"]],
    [3, 2, ["in-french 3"]],
    [4, 2, []],
    [5, 1, ["in-french 3"]],
    [1_000_000, 9999, []],
  ])("returns page %i of size %i", async (page, size, keys) => {
    expect(keysOf(await list({ websiteId: 3, page, size }))).toEqual(keys);
  });

  test("contains summaries instead of whole articles", async () => {
    const [newest] = await list({ websiteId: 3, size: 1 });
    expect(newest).toEqual({
      id: "newest",
      path: "/explore/news/newest",
      languages: ["fr", "en"],
      websiteId: 3,
      state: 1,
      date: "2026-04-30",
      picture: "myrtillo-exploded",
      title: "A title",
      lead: "A lead",
      pictureAlt: "A picture",
      minutes: 1,
    });
  });
});

describe("French texts in entries of website 3", () => {
  test("appear as a summary in a list", async () => {
    const entry = (await list({ websiteId: 3 })).find(({ id }) => id === "in-french");
    expect(entry).toMatchObject({
      title: "A title",
      fr: { title: "Un titre", lead: "A lead", pictureAlt: "A picture" },
    });
    expect(entry?.fr).not.toHaveProperty("body");
  });

  test("appear in full as HTML in the entry", async () => {
    expect(await findEntry(context, { type: "news", key: "in-french", websiteId: 3 })).toMatchObject({
      body: "<p>A body</p>\n",
      fr: { body: "<p>Un texte</p>\n" },
    });
  });

  test("are absent from an entry without French texts", async () => {
    expect(await findEntry(context, { type: "news", key: "oldest" })).not.toHaveProperty("fr");
  });
});

describe("content entry lookup", () => {
  test.each([
    ["the version of the requested website", "newest", 1, { websiteId: 1, title: "中文", editions: [1, 3] }],
    ["the version of another website", "newest", 3, { websiteId: 3, title: "A title", editions: [1, 3] }],
    ["the English version without a website", "newest", undefined, { websiteId: 3, editions: [1, 3] }],
    ["the first existing version without a website", "only-german", undefined, { websiteId: 4, editions: [4] }],
    ["id and state", "oldest", 3, { id: "oldest", state: 1 }],
  ] as const)("returns %s", async (_, key, websiteId, expected) => {
    expect(await findEntry(context, { type: "news", key, websiteId })).toMatchObject(expected);
  });

  test.each([
    ["on a website that lacks it", { type: "news", key: "only-german", websiteId: 3 }],
    ["under another type", { type: "product", key: "newest" }],
    ["under another spelling", { type: "news", key: "Newest" }],
    ["with an unknown slug", { type: "news", key: "never" }],
  ] as const)("returns nothing %s", async (_, address) => {
    expect(await findEntry(context, address)).toBeUndefined();
  });

  test("lists only the websites where the entry is already public", async () => {
    await publish(context, { key: "soon", at: new Date("2026-04-30T00:00:00Z") });
    await publish(context, { key: "soon", websiteId: 2, at: new Date("2026-05-30T00:00:00Z") });
    expect((await findEntry(context, { type: "news", key: "soon" }))?.editions).toEqual([3]);
  });
});

describe("French localized version", () => {
  const texts = newsTexts({ title: "Seulement en français" });
  const edition = { type: "news", key: "on-its-own" } as const;
  const readShown = async () => {
    const entry = await findEntry(context, { ...edition, websiteId: 3 });
    return entry && { title: entry.title, french: entry.fr?.title, languages: entry.languages };
  };

  beforeAll(async () => {
    await saveDraft(context, { ...edition, language: "fr", data: newsData(texts), basedOn: 0 });
    await publishEntry(context, { ...edition, language: "fr" });
  });

  test("is shown alone without an English version", async () => {
    const alone = { title: texts.title, french: texts.title, languages: ["fr"] };
    expect(await readShown()).toEqual(alone);
    expect((await list({ websiteId: 3 })).find(({ id }) => id === edition.key)).toMatchObject({ title: texts.title, languages: ["fr"] });
    expect((await list({ websiteId: 4 })).some(({ id }) => id === edition.key)).toBe(false);
  });

  test("joins the English version and is published independently", async () => {
    await publish(context, { key: edition.key, data: newsData({ title: "English" }) });
    expect(await readShown()).toEqual({ title: "English", french: texts.title, languages: ["fr", "en"] });
    expect((await list({ websiteId: 3 })).filter(({ id }) => id === edition.key)).toHaveLength(1);
    await withdrawEntry(context, { ...edition, language: "fr" });
    expect(await readShown()).toEqual({ title: "English", french: undefined, languages: ["fr", "en"] });
    await publishEntry(context, { ...edition, language: "fr", at: new Date("2026-06-01T00:00:00Z") });
    expect(await readShown()).toEqual({ title: "English", french: undefined, languages: ["fr", "en"] });
    await withdrawEntry(context, { ...edition, language: "en" });
    expect(await readShown()).toBeUndefined();
    context.setTime("2026-06-01T00:00:00Z");
    expect(await readShown()).toEqual({ title: texts.title, french: texts.title, languages: ["fr"] });
  });
});
