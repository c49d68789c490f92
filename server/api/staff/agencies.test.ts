import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { auditEntry } from "#db/staff.ts";
import type { TranslationImportResult } from "#domain/translation/schema";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let german: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor: german } = await openStaffBrowsers(context, ["de"]));
});
afterAll(() => context.close());

const body = "## Two ways {#ways}\n\nAsk [the shop](/contact-us?a=1&b=2) for {company} & more.\n\n| A | B |\n|---|---|\n| 1 < 2 | “x” |";
const inEnglish = newsData({ title: "Opening", lead: "Soon", keywords: ["battery", "house"], body });
const inGerman = newsData({
  title: "Eröffnung",
  lead: "Bald",
  keywords: ["Batterie", "Haus"],
  body: body.replace("Two ways", "Zwei Wege").replace("more", "mehr"),
});
/** Publishes two English entries, and one of them in German. */
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await publish(context, { key: "opening", data: inEnglish });
  await publish(context, { key: "opening", websiteId: 4, data: inGerman });
  await publish(context, { key: "closing", data: newsData({ title: "Closing", body }) });
});

type Taken = { file: string; entries: number; left: number };
const take = async (query: Record<string, string>, who = german) => {
  const parameters = new URLSearchParams({ type: "news", from: "en", to: "de", which: "all", ...query });
  return (await who.call(`/staff/translation?${parameters}`)).body;
};
const fileOf = async (query: Record<string, string> = {}) => ((await take(query)).data as Taken).file;
const bring = async (file: string, who = german) => (await who.call("/staff/content/translation/import", { file })).body;
const report = async (file: string) => (await bring(file)).data as TranslationImportResult[];
const rowOf = async (key: string, language: "en" | "de" = "de") =>
  (
    await context.database
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.key, key), eq(contentEntry.language, language)))
  )[0];
const translated = (file: string, id: string, target: string, key = "opening") => {
  const place = new RegExp(`(original="news/${key}".*?<trans-unit id="${id}".*?</source>)(<target.*?</target>)?`, "s");
  expect(file).toMatch(place);
  return file.replace(place, (_, before: string) => `${before}<target>${target}</target>`);
};
const translateAll = (file: string) =>
  file.replace(
    /<source>(.*?)<\/source>(<target.*?<\/target>)?/gs,
    (_, source: string) => `<source>${source}</source><target>» ${source}</target>`,
  );

describe("translation export file", () => {
  test("contains each text with its translation and protects links and placeholders", async () => {
    const file = await fileOf({ which: "chosen", keys: "opening" });
    expect(file).toContain('original="news/opening" source-language="en-US" target-language="de"');
    expect(file).toContain('<source>Opening</source><target state="translated">Eröffnung</target><note>Title</note>');
    expect(file).toMatch(/<source>## Two ways <ph id="1" ctype="x-place">\{#ways\}<\/ph><\/source>/);
    expect(file).toMatch(/Ask <bpt id="1" ctype="link">\[<\/bpt>the shop<ept id="1">\]\(\/contact-us\?a=1&#38;b=2\)<\/ept> for <ph id="2"/);
    expect(file).not.toMatch(/id="(date|picture)"/);
  });

  test.each([
    ["all entries", {}, ["opening", "closing"]],
    ["entries without a translation", { which: "missing" }, ["closing"]],
    ["entries with a stale translation", { which: "outdated" }, ["opening"]],
    ["entries with a missing or stale translation", { which: "open" }, ["opening", "closing"]],
    ["selected entries", { which: "chosen", keys: "closing,none" }, ["closing"]],
  ])("contains %s", async (_, query, keys) => {
    await publish(context, { key: "opening", data: { ...inEnglish, lead: "Tomorrow" } });
    const file = await fileOf(query);
    expect(Array.from(file.matchAll(/original="news\/(\w+)"/g), ([, key]) => key).sort()).toEqual(keys.sort());
    if (keys.includes("opening")) expect(file).toContain('<source>Tomorrow</source><target state="needs-review-translation">Bald</target>');
  });

  test("is limited in size and reports how many entries are left", async () => {
    const long = "A sentence about batteries. ".repeat(8000);
    for (const key of ["one", "two", "three"]) await publish(context, { key, data: newsData({ body: long }) });
    const { entries, left } = (await take({ which: "missing" })).data as Taken;
    expect([entries + left, left > 0, entries > 0]).toEqual([4, true, true]);
  });

  test.each([
    ["an unknown content type", { type: "nothing" }, { code: 404 }],
    ["the same source and target language", { to: "en" }, { code: 400, reasons: { to: "unknownChoice" } }],
    ["invalid slugs", { which: "chosen", keys: "Ä" }, { code: 400, reasons: { keys: "keyFormat" } }],
  ])("is refused for %s", async (_, query, refusal) => {
    expect(await take(query)).toMatchObject(refusal);
  });
});

describe("translation import", () => {
  test("changes nothing for an unmodified file", async () => {
    const before = await rowOf("opening");
    expect(await report(await fileOf())).toMatchObject([
      { key: expect.any(String), result: "unchanged" },
      { key: expect.any(String), result: "unchanged" },
    ]);
    expect(await rowOf("opening")).toEqual(before);
    expect(await rowOf("closing")).toBeUndefined();
  });

  test("saves exactly the translated texts as drafts and publishes nothing", async () => {
    expect(await report(translateAll(await fileOf()))).toMatchObject([
      { result: "drafted", units: [] },
      { result: "drafted", units: [] },
    ]);
    for (const [key, data] of [
      ["opening", inEnglish],
      ["closing", newsData({ title: "Closing", body })],
    ] as const)
      expect((await rowOf(key))?.draft).toEqual({
        ...data,
        ...Object.fromEntries(["title", "description", "lead", "pictureAlt"].map((name) => [name, `» ${String(data[name])}`])),
        ...Object.fromEntries(["keywords", "sources"].map((name) => [name, [data[name]].flat().map((text) => `» ${String(text)}`)])),
        body: String(data.body).replace(/^|(?<=\n\n)/g, "» "),
      });
    expect(await rowOf("opening")).toMatchObject({ state: "published", data: inGerman });
    expect(await rowOf("closing")).toMatchObject({ state: "draft", data: null });
    const acts = await context.database.select().from(auditEntry).where(eq(auditEntry.subject, "news/closing/de"));
    expect(acts).toMatchObject([{ action: "content.saved", after: { revision: 1, translated: "en" } }]);
  });

  test("accepts additions of translation tools", async () => {
    const tool = translated(await fileOf(), "title", '<mrk mtype="seg" mid="0">Große <g id="9">Eröffnung</g></mrk>')
      .replace("<xliff ", '<xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" ')
      .replace("<body>", "<header><sdl:ref/><note>x</note></header><body>")
      .replaceAll('target-language="de"', 'target-language="de-DE"')
      .replace("<note>Title", "<alt-trans><source>No</source><target>Nein</target></alt-trans><note>Title")
      .replaceAll("<source>Soon</source>", "<source><![CDATA[Soon]]></source><seg-source>Soon</seg-source>");
    expect(await report(tool)).toContainEqual(expect.objectContaining({ key: "opening", fields: ["title"], units: [] }));
    expect((await rowOf("opening"))?.draft).toEqual({ ...inGerman, title: "Große Eröffnung" });
  });

  test.each(["new", "needs-translation", "needs-l10n"])("skips texts in the state %s and reports them", async (state) => {
    const file = (await fileOf({ which: "chosen", keys: "opening" })).replace(
      /<source>Soon<\/source><target[^>]*>.*?<\/target>/,
      `<source>Soon</source><target state="${state}">Soon</target>`,
    );
    expect(await report(translated(file, "title", "Neu"))).toMatchObject([
      { result: "drafted", fields: ["title"], units: [{ id: "lead", reason: "notTranslated" }] },
    ]);
    expect((await rowOf("opening"))?.draft).toEqual({ ...inGerman, title: "Neu" });
  });

  test.each([
    ["en", "de"],
    ["en-GB", "de-AT"],
    ["EN_us", "DE"],
  ])("accepts the language tags %s and %s", async (source, target) => {
    const file = translated(await fileOf({ which: "chosen", keys: "opening" }), "title", "Neu")
      .replace('source-language="en-US"', `source-language="${source}"`)
      .replace('target-language="de"', `target-language="${target}"`);
    expect(await report(file)).toMatchObject([{ language: "de", result: "drafted", fields: ["title"], units: [] }]);
  });

  test("imports a second English language as Australian English", async () => {
    const file = (await fileOf({ which: "chosen", keys: "opening" })).replace('target-language="de"', 'target-language="en"');
    expect((await bring(file, administrator)).data).toMatchObject([{ language: "au" }]);
  });

  test("accepts a file without a namespace", async () => {
    const file = translated(await fileOf({ which: "chosen", keys: "opening" }), "title", "Neu").replace(/ xmlns="[^"]*"/, "");
    expect(await report(file)).toMatchObject([{ result: "drafted", fields: ["title"] }]);
  });

  test("imports the valid texts and reports why the others are refused", async () => {
    let file = await fileOf();
    file = translated(file, "title", "Neu");
    file = translated(file, "lead", "Jetzt");
    file = translated(file, "description", "");
    file = translated(file, "body/2of3", "Fragen Sie den Laden.");
    file = translated(file, "body/1of3", "## Neu {#ways}");
    await publish(context, { key: "opening", data: { ...inEnglish, title: "Second opening" } });
    await publish(context, { key: "opening", websiteId: 4, data: { ...inGerman, lead: "Von jemandem", keywords: ["Eins", "Zwei"] } });
    const [, opening] = (await report(file)).sort((one, other) => one.key.localeCompare(other.key));
    expect(opening).toMatchObject({ result: "drafted", fields: ["title"] });
    expect(opening?.units.sort((one, other) => one.id.localeCompare(other.id))).toEqual([
      { id: "body/1of3", reason: "partsMissing" },
      { id: "body/2of3", reason: "codesDiffer" },
      { id: "description", reason: "notTranslated" },
      { id: "lead", reason: "targetMoved" },
      { id: "title", reason: "sourceMoved" },
    ]);
    expect((await rowOf("opening"))?.draft).toEqual({ ...inGerman, title: "Neu", lead: "Von jemandem", keywords: ["Eins", "Zwei"] });
  });

  test("does not overwrite a draft that was edited after the export", async () => {
    const type = async (lead: string) => {
      const { revision = 0 } = (await rowOf("opening")) ?? {};
      const edition = { type: "news", key: "opening", language: "de", isTyped: true };
      await german.call("/staff/content/save", { ...edition, data: { ...inGerman, lead }, basedOn: revision });
    };
    await type("Bal");
    const file = await fileOf({ which: "chosen", keys: "opening" });
    await type("Balder");
    expect(await report(translated(file, "lead", "Jetzt"))).toMatchObject([
      { result: "unchanged", units: [{ id: "lead", reason: "targetMoved" }] },
    ]);
    expect((await rowOf("opening"))?.draft).toMatchObject({ lead: "Balder" });
  });

  test("accepts texts that are structured differently in each language", async () => {
    const other = { ...inGerman, keywords: ["Eins"], body: "Ein Absatz." };
    await publish(context, { key: "opening", websiteId: 4, data: other });
    const file = await fileOf({ which: "chosen", keys: "opening" });
    expect(file).toContain('<source>battery\nhouse</source><target state="translated">Eins</target>');
    expect(await report(file)).toMatchObject([{ result: "unchanged", units: [] }]);
    await report(translated(file, "keywords", "Eins\nZwei\nDrei"));
    expect((await rowOf("opening"))?.draft).toEqual({ ...other, keywords: ["Eins", "Zwei", "Drei"] });
  });

  test.each([
    ["an unknown entry", 'original="news/gone"', "unknownEntry"],
    ["an unknown content type", 'original="nothing/opening"', "unknownEntry"],
  ])("refuses %s", async (_, original, reason) => {
    const file = (await fileOf({ which: "chosen", keys: "opening" })).replace('original="news/opening"', original);
    // An administrator imports the file, because an editor has no rights for an unknown type.
    expect((await bring(file, administrator)).data ?? []).toMatchObject([{ result: "refused", reason, fields: [], units: [] }]);
  });

  test("refuses a file in a language that the user may not edit", async () => {
    const file = ((await take({ to: "fr" })).data as Taken).file;
    expect(await bring(translateAll(file))).toMatchObject({ code: 403, reason: "notYourLanguage" });
    expect(await bring(translateAll(file), administrator)).toMatchObject({ code: 200 });
  });
});

describe("hostile translation file", () => {
  const bomb = `<!DOCTYPE xliff [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}]>`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const after = (more: string) => (file: string) => file.replace(head, head + more);
  test.each<[string, (file: string) => string]>([
    ["with an entity expansion bomb", after(bomb)],
    ["with an external entity", after('<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    ["with an external document type", after('<!DOCTYPE xliff SYSTEM "http://127.0.0.1/x.dtd">')],
    ["with an undefined entity", (file) => file.replace("Bald", "&x;")],
    ["that is truncated", (file) => file.slice(0, 900)],
    ["with content after its end", (file) => `${file}<xliff/>`],
    ["with a duplicate text", (file) => file.replaceAll('id="lead"', 'id="title"')],
    ["with a duplicate entry", (file) => file.replaceAll("news/closing", "news/opening")],
    ["of another XLIFF version", (file) => file.replace('version="1.2"', 'version="2.0"')],
    ["of another format", () => "<html/>"],
    ["that is not XML", () => '{"title":"x"}'],
    ["with a character that XML forbids", (file) => file.replace("Bald", "\u0001")],
    ["in an unsupported language", (file) => file.replaceAll('target-language="de"', 'target-language="it"')],
    ["with the same source and target language", (file) => file.replaceAll('target-language="de"', 'target-language="en-US"')],
    ["with a path as its entry", (file) => file.replace("news/opening", "news/../opening")],
    ["with very deep nesting", (file) => file.replace("Bald", () => `${"<g>".repeat(100_000)}x${"</g>".repeat(100_000)}`)],
    ["without entries", (file) => file.replace(/<file.*<\/file>/s, "")],
  ])("%s is refused", async (_, spoil) => {
    expect(await bring(spoil(await fileOf()))).toMatchObject({ code: 400, reason: "xliffUnreadable" });
    expect((await rowOf("opening"))?.draft).toBeNull();
  });

  test("that is too large or empty is refused", async () => {
    expect(await bring("x".repeat(1024 * 1024))).toMatchObject({ code: 413, reason: "tooLarge" });
    expect(await bring("")).toMatchObject({ code: 400, reasons: { file: "required" } });
  });

  test("adds only known text fields to a draft", async () => {
    const units = ["picture", "date", "nothing", "__proto__", "constructor", "keywords/1of9", "title/x"].map(
      (id) => `<trans-unit id="${id}"><source>x</source><target>evil</target></trans-unit>`,
    );
    const deep = `${"<g>".repeat(100)}Tief${"</g>".repeat(100)}`;
    const file = translated(await fileOf({ which: "chosen", keys: "opening" }), "lead", deep).replace(
      "</body>",
      `${units.join("")}</body>`,
    );
    const [opening] = await report(file);
    expect(opening).toMatchObject({ result: "drafted", fields: ["lead"] });
    expect(opening?.units).toEqual(
      expect.arrayContaining(["picture", "date", "nothing", "__proto__", "constructor"].map((id) => ({ id, reason: "unknownText" }))),
    );
    expect((await rowOf("opening"))?.draft).toEqual({ ...inGerman, lead: "Tief" });
  });
});
