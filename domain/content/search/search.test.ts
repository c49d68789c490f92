import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { contentEntry, contentSearch, searchWord } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { publishEntry, withdrawEntry } from "../publish-entry.ts";
import { saveDraft } from "../save-draft.ts";
import { refreshSearch } from "./index-entries.ts";
import { search, type SearchResult } from "./search.ts";
import type { SitePage } from "./fields.ts";

let context: TestContext;

const find = async (text: string, language: Language = "en", pages: readonly SitePage[] = []): Promise<SearchResult[]> =>
  (await search(context, { text, language, pages, size: 24 })).results;
const ids = async (text: string, language?: Language) => (await find(text, language)).map(({ id }) => id);

const tower = (texts: Record<string, unknown>) => productData({ picture: "agave-th-cutout", name: "AGAVE-TH", ...texts });
const french = { title: "Tour triphasée", description: "Une tour", keywords: ["onduleur hybride"], pictureAlt: "Une tour blanche" };

describe("content search", () => {
  beforeAll(async () => {
    context = await openTestContext();
    const english = {
      title: "Three-phase tower",
      keywords: ["hybrid inverter"],
      lead: "Inverter and battery in one tower.",
      body: "Rated for **62.5 kW**, over 10,000 cycles, IP65. Batteries last.",
    };
    const inFrench = { ...french, name: "AGAVE-TH", kind: "Système", lead: "L’énergie du soleil, gardée.", body: "Deux onduleurs." };
    await publish(context, { type: "product", key: "tower", websiteId: 3, data: tower({ ...english, fr: inFrench }) });
    await publish(context, {
      type: "product",
      key: "tower",
      websiteId: 4,
      data: tower({ title: "Turm", lead: "Mit Wechselrichter.", body: "Solarüberschuss im Großspeicher." }),
    });
    await publish(context, {
      type: "product",
      key: "tower",
      websiteId: 1,
      data: tower({ title: "三相储能一体机", lead: "混合逆变器与电池合为一体。", body: "磷酸铁锂电芯。" }),
    });
    await publish(context, {
      key: "unrelated",
      websiteId: 3,
      data: newsData({ title: "Something else", keywords: ["other"], body: "Nothing of it." }),
    });
  });
  afterAll(() => context.close());

  const finds: [language: Language, text: string, why: string][] = [
    ["en", "agave-th", "as it is written"],
    ["en", "AGAVE TH", "as separate words"],
    ["en", "agaveth", "in one word"],
    ["en", "agvae", "with swapped letters"],
    ["en", "agav", "by its beginning"],
    ["en", "inverters", "in the plural"],
    ["en", "battery", "in the singular"],
    ["en", "62,5", "a number with a comma"],
    ["en", "62.5kw", "a number joined with its unit"],
    ["en", "10000", "a number without its separator"],
    ["en", "ip 65", "a rating written apart"],
    ["en", "what is an inverter", "with stop words"],
    ["en", "hybridinverter", "two words without their space"],
    ["en", "inver ter", "one word with a space"],
    ["en", "invrter batery", "two words, both mistyped"],
    ["en", "inverter for my yacht", "with an unknown word"],
    ["en", "ＡＧＡＶＥ", "in full-width letters"],
    ["fr", "energie", "without its accent"],
    ["fr", "ÉNERGIE", "in capitals"],
    ["fr", "l'énergie", "with its article"],
    ["fr", "onduleur", "in the singular"],
    ["de", "Wechselrichter", "as it is written"],
    ["de", "wechselrihter", "with a missing letter"],
    ["de", "weckselrihter", "two mistakes in a long word"],
    ["de", "Solarüberschüsse", "in the plural"],
    ["de", "solarueberschuss", "typed without an umlaut"],
    ["de", "grosspeicher", "s for ß"],
    ["de", "wechsel richter", "a compound written apart"],
    ["de", "Speicher", "the last part of a compound"],
    ["de", "Wechselrichterspeicher", "another compound of indexed words"],
    ["de", "Firmenwechselrichter", "a compound that ends with an indexed word"],
    ["de", "Wechselrichterhaftigkeit", "a compound of an indexed and an unknown word"],
    ["cn", "储能", "a Chinese word"],
    ["cn", "储", "a single character"],
    ["cn", "逆变器", "a word of three characters"],
    ["cn", "储能逆变器", "two words without a space"],
    ["cn", "什么是储能", "a question"],
    ["cn", "磷酸铁理", "a wrong character"],
    ["cn", "agave 储能", "both scripts"],
    ["cn", "儲能", "in traditional characters"],
    ["cn", "混合逆變器", "two words in traditional characters"],
    ["cn", "⼀体机", "with a radical from a PDF"],
  ];
  test.each(finds)("finds the entry in %s by %s (%s)", async (language, text) => {
    expect(await ids(text, language)).toEqual(["tower"]);
  });

  const findsNothing = [
    "zzzz",
    "yacht",
    "the of and",
    "!!!",
    "",
    "   ",
    "' & | ! :*",
    "\\",
    "(",
    "'; drop table content_search; --",
    "😀",
    "\u0000",
    "\ud800",
  ];
  test.each(findsNothing)("finds nothing for %j", async (text) => {
    expect(await find(text)).toEqual([]);
  });
  test.each([
    ["one word", "a".repeat(5000)],
    ["many words", "yz ".repeat(500)],
  ])("finds nothing for an overlong query of %s", async (_, text) => {
    expect(await find(text)).toEqual([]);
  });
});

describe("search results", () => {
  beforeEach(async () => {
    context = await openTestContext();
    return () => context.close();
  });

  test("contain type, id, path, title, website, image and excerpt, nothing more", async () => {
    await publish(context, {
      type: "product",
      key: "tower",
      data: tower({ lead: "One tower.", body: "# Storage\n\nIt stores **solar power** for [the night](product:tower)." }),
    });
    expect(await find("stored")).toEqual([
      {
        type: "product",
        id: "tower",
        websiteId: 3,
        state: 1,
        path: "/products/tower",
        title: "AGAVE-TH",
        lang: "en-US",
        picture: "agave-th-cutout",
        excerpt: [
          { text: "It ", match: false },
          { text: "stores", match: true },
          { text: " solar power for the night.", match: false },
        ],
      },
    ]);
  });

  test("are ranked by field: title, keywords, lead, body", async () => {
    const places = {
      "in-body": { body: "yacht" },
      "in-lead": { lead: "yacht" },
      "in-keywords": { keywords: ["yacht"] },
      "in-title": { title: "Yacht" },
    };
    for (const [key, texts] of Object.entries(places)) await publish(context, { key, data: newsData(texts) });
    expect(await ids("yacht")).toEqual(["in-title", "in-keywords", "in-lead", "in-body"]);
  });

  test("belong only to the website of the language", async () => {
    for (const websiteId of [1, 2, 4] as const)
      await publish(context, { key: `on-${websiteId}`, websiteId, data: newsData({ title: "yacht" }) });
    const results = await Promise.all(languageCodes.map(async (code) => [code, await ids("yacht", code)]));
    expect(Object.fromEntries(results)).toEqual({ fr: [], en: [], cn: ["on-1"], au: ["on-2"], de: ["on-4"] });
  });

  test("are in French, or marked as English without a French version", async () => {
    const fr = { ...french, name: "Voilier", kind: "Bateau", lead: "Un voilier", body: "À voile" };
    await publish(context, { type: "product", key: "both", data: productData({ name: "Yacht", fr }) });
    await publish(context, { type: "product", key: "english", data: productData({ name: "Yacht" }) });
    const listTitles = async (text: string) => (await find(text, "fr")).map(({ id, title, lang }) => [id, title, lang]);
    expect(await listTitles("voiliers")).toEqual([["both", "Voilier", "fr"]]);
    expect(await listTitles("yacht")).toEqual([["english", "Yacht", "en-US"]]);
  });

  test("follow the withdrawal and publication of French and English versions", async () => {
    const fr = { ...french, name: "Voilier", kind: "Bateau", lead: "Un voilier", body: "À voile" };
    await publish(context, { type: "product", key: "both", data: productData({ name: "Yacht", fr }) });
    const edition = { type: "product", key: "both", language: "fr" } as const;
    await withdrawEntry(context, edition);
    expect([await ids("voilier", "fr"), await ids("yacht", "fr")]).toEqual([[], ["both"]]);
    await publishEntry(context, edition);
    expect([await ids("voilier", "fr"), await ids("yacht", "fr")]).toEqual([["both"], []]);
    await withdrawEntry(context, { ...edition, language: "en" });
    expect([await ids("voilier", "fr"), await ids("yacht", "en")]).toEqual([["both"], []]);
  });

  test("exclude drafts, scheduled and withdrawn entries", async () => {
    const address = { type: "news", language: "en" as const };
    await saveDraft(context, { ...address, key: "draft", data: newsData({ title: "yacht" }), basedOn: 0 });
    await publish(context, { key: "later", data: newsData({ title: "yacht" }), at: new Date("2026-05-02T00:00:00Z") });
    await publish(context, { key: "gone", data: newsData({ title: "yacht" }) });
    expect(await ids("yacht")).toEqual(["gone"]);
    await withdrawEntry(context, { ...address, key: "gone" });
    expect(await ids("yacht")).toEqual([]);
    context.setTime("2026-05-02T00:00:01Z");
    expect(await ids("yacht")).toEqual(["later"]);
  });

  test("reflect the latest publication", async () => {
    await publish(context, { key: "boat", data: newsData({ title: "yacht" }) });
    await publish(context, { key: "boat", data: newsData({ title: "canoe" }) });
    expect([await ids("yacht"), await ids("canoe")]).toEqual([[], ["boat"]]);
  });

  test("list pages matching by title first and by description last", async () => {
    await publish(context, { key: "story", data: newsData({ title: "A yacht" }) });
    const page = (id: string, title: string, description: string): SitePage => ({ id, path: `/${id}`, title, description, keywords: [] });
    const pages = [
      page("mentions", "Harbour", "Where a yacht lies"),
      page("called", "Yachts and boats", "All of them"),
      page("other", "Other", "Else"),
    ];
    const results = await find("yacht", "en", pages);
    expect(results.map(({ type, id, path }) => [type, id, path])).toEqual([
      ["page", "called", "/called"],
      ["news", "story", "/explore/news/story"],
      ["page", "mentions", "/mentions"],
    ]);
  });

  test("are limited to the requested size", async () => {
    for (const key of ["a", "b", "c"]) await publish(context, { key, data: newsData({ title: "yacht" }) });
    expect((await search(context, { text: "yacht", language: "en", pages: [], size: 2 })).results).toHaveLength(2);
  });
});

describe("search index", () => {
  beforeEach(async () => {
    context = await openTestContext();
    await context.database.delete(contentSearch);
    await context.database.delete(searchWord);
    return () => context.close();
  });

  test("is refreshed with public entries and their fuzzy matches, without drafts", async () => {
    await publish(context, { key: "sailing", data: newsData({ title: "sailing yacht" }) });
    await saveDraft(context, { type: "news", key: "draft", language: "en", data: newsData({ title: "yacht" }), basedOn: 0 });
    await context.database.delete(contentSearch);
    await context.database.delete(searchWord);
    expect(await ids("yacht")).toEqual([]);
    await refreshSearch(context);
    expect([await ids("yacht"), await ids("yahct")]).toEqual([["sailing"], ["sailing"]]);
  });

  test("is refreshed for all entries of a former analysis", async () => {
    for (let count = 0; count < 60; count += 1) await publish(context, { key: `boat-${count}`, data: newsData({ title: "yacht" }) });
    await context.database.update(contentSearch).set({ analysis: "former", document: "" });
    await refreshSearch(context);
    expect(await context.database.select().from(contentSearch).where(eq(contentSearch.analysis, "former"))).toEqual([]);
    expect(await ids("yacht")).toHaveLength(24);
  });

  test("accepts concurrent publications", async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${"abcdefghij"[index % 10]}${"klmn"[index % 4]}`);
    const texts = [words, words.toReversed(), words.toSorted()];
    await Promise.all(
      texts.map((text, index) => publish(context, { key: `many-${index}`, data: newsData({ title: "yacht", body: text.join(" ") }) })),
    );
    expect(await context.database.$count(contentEntry)).toBe(3);
    expect(await ids("yacht")).toHaveLength(3);
  });
});

describe("content search › reads a query once", () => {
  beforeAll(async () => {
    context = await openTestContext();
    await publish(context, { key: "garage", websiteId: 3, data: newsData({ title: "Smoke alarm in the garage", keywords: ["smoke"] }) });
  });
  afterAll(() => context.close());

  test.each([
    ["with a result of the first step", "smoke alarm", 1],
    ["with a typing mistake", "smoke alarn", 2],
  ])("%s", async (_, text, synonymQueries) => {
    const select = vi.spyOn(context.database, "select");
    await search(context, { text, language: "en", pages: [], size: 24 });
    const selected = select.mock.calls.map(([columns]) => Object.keys(columns ?? {}).join());
    select.mockRestore();
    expect(selected.filter((columns) => columns === "language,target,words")).toHaveLength(synonymQueries);
    // Known parts, joined neighbours, similar words: one query each.
    expect(selected.filter((columns) => columns === "word")).toHaveLength(3);
  });
});
