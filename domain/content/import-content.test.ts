import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { contentEntry, contentRevision } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { newsData, newsTexts, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../context.ts";
import { findEntry, importContent, publishEntry, saveDraft, withdrawEntry, type ImportLine } from "./index.ts";

let context: TestContext;
let directory: string;

beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());
beforeEach(async () => {
  context.setTime("2026-05-01T12:00:00Z");
  directory = await mkdtemp(path.join(os.tmpdir(), "content-"));
  await mkdir(path.join(directory, "product"));
  await mkdir(path.join(directory, "news"));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
  await context.database.execute("truncate content_entry cascade");
});

async function writeNews(key: string, files: Record<string, string>): Promise<void> {
  await mkdir(path.join(directory, "news", key), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(directory, "news", key, name), text);
}

const facts = "date: 2026-04-01\npicture: substation-fog\n";

function markdown(changes: Record<string, unknown> = {}): string {
  const { body, ...front } = newsTexts(changes);
  return `---\n${stringify(front)}---\n\n${body}\n`;
}

/** Contains minimal valid data of each type that refers to files. */
const article = newsTexts();
const { sources: _, ...productTexts } = article;
const { title, lead, pictureAlt, body } = article;
const wholeEntries: Record<string, { facts: Record<string, unknown>; texts: Record<string, unknown> }> = {
  news: { facts: { date: "2026-04-01" }, texts: article },
  blog: { facts: { date: "2026-04-01", topics: ["safety"] }, texts: article },
  product: {
    facts: { order: 1, categories: ["battery"], line: "residential", figures: [], leading: [], fitsWith: [] },
    texts: { ...productTexts, name: "A name", kind: "A kind" },
  },
  expo: {
    facts: { start: "2027-02-16", end: "2027-02-18", timeZone: "Europe/Berlin", country: "DE" },
    texts: { title, lead, pictureAlt, body, place: "Leipzig" },
  },
  case: {
    facts: { order: 1, sector: "utility", country: "DE", products: ["copia"], figures: {} },
    texts: { title, lead, pictureAlt, body, place: "Leipzig" },
  },
  video: {
    facts: {
      order: 1,
      products: [],
      problemTypes: ["fault"],
      file: "agave-th-stack.webm",
      seconds: 1,
      width: 16,
      height: 9,
      version: 1,
      date: "2026-04-01",
    },
    texts: { title, lead, body, posterAlt: "A film", cues: [] },
  },
};

const importAll = () => importContent(withActor(context, { kind: "system", name: "import" }), { directory });
const one = { type: "news", key: "one", language: "en" } as const;
const line = (result: ImportLine["result"], more: Partial<ImportLine> = {}) => ({ ...one, result, ...more });
const readEntry = (key: string, websiteId: 1 | 2 | 3 | 4 = 3) => findEntry(context, { type: "news", key, websiteId });

describe("first content import", () => {
  test("adds a localized version per language and joins French and English on website 3", async () => {
    await writeNews("one", {
      "entry.yaml": facts,
      "en.md": markdown(),
      "fr.md": markdown({ title: "Un titre" }),
      "de.md": markdown({ title: "Ein Titel" }),
      "cn.md": markdown({ title: "标题" }),
      "au.md": markdown({ title: "A title, mate" }),
    });
    const lines = await importAll();
    expect(lines.map(({ language, result }) => [language, result])).toEqual(languageCodes.map((code) => [code, "added"]));
    expect(await readEntry("one", 3)).toMatchObject({
      title: "A title",
      fr: { title: "Un titre" },
      date: "2026-04-01",
      body: "<p>A body</p>\n",
    });
    expect(await readEntry("one", 4)).toMatchObject({ title: "Ein Titel", date: "2026-04-01" });
    expect(await readEntry("one", 4)).not.toHaveProperty("fr");
  });

  test("stores the imported data as the first revision", async () => {
    await writeNews("one", { "entry.yaml": facts, "en.md": markdown() });
    await importAll();
    expect(await context.database.select().from(contentRevision)).toMatchObject([
      {
        revision: 1,
        author: { kind: "system", name: "import" },
        data: { title: "A title", date: "2026-04-01", picture: "substation-fog" },
      },
    ]);
  });

  test("publishes news at its date, also in the future", async () => {
    await writeNews("one", { "entry.yaml": facts.replace("2026-04-01", "2026-05-03"), "en.md": markdown() });
    await importAll();
    expect(await readEntry("one")).toBeUndefined();
    context.setTime("2026-05-03T00:00:00Z");
    expect(await readEntry("one")).toBeDefined();
  });

  test("accepts a file with Windows line endings", async () => {
    await writeNews("one", { "entry.yaml": facts, "en.md": markdown().replaceAll("\n", "\r\n") });
    expect(await importAll()).toEqual([line("added")]);
  });

  test("finds every shipped content file valid", async () => {
    await rm(directory, { recursive: true });
    const root = path.resolve(import.meta.dirname, "../..");
    await cp(path.join(root, "content"), directory, { recursive: true });
    const lines = await importAll();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ result }) => result !== "added")).toEqual([]);
  });
});

describe("repeated content import", () => {
  beforeEach(async () => {
    await writeNews("one", { "entry.yaml": facts, "en.md": markdown() });
    await importAll();
  });

  test("changes nothing for the same files", async () => {
    expect(await importAll()).toEqual([line("unchanged")]);
    expect(await context.database.select().from(contentRevision)).toHaveLength(1);
  });

  test("changes nothing for fields in another order", async () => {
    await writeNews("one", { "entry.yaml": facts.split("\n").toReversed().join("\n") });
    expect(await importAll()).toEqual([line("unchanged")]);
  });

  test("updates the entry of a changed file and keeps the former revision", async () => {
    await writeNews("one", { "en.md": markdown({ title: "Changed" }) });
    expect(await importAll()).toEqual([line("updated")]);
    expect((await readEntry("one"))?.title).toBe("Changed");
    const revisions = await context.database.select().from(contentRevision).orderBy(contentRevision.revision);
    expect(revisions.map(({ revision, data }) => [revision, data.title])).toEqual([
      [1, "A title"],
      [2, "Changed"],
    ]);
    expect(await importAll()).toEqual([line("unchanged")]);
  });

  test("adds a new language and leaves the others unchanged", async () => {
    await writeNews("one", { "de.md": markdown() });
    expect(await importAll()).toEqual(expect.arrayContaining([line("unchanged"), line("added", { language: "de" })]));
  });

  test("does not undo an editor's change for an unchanged file", async () => {
    await publish(context, { key: "one", data: newsData({ title: "Edited" }) });
    expect(await importAll()).toEqual([line("unchanged")]);
    expect((await readEntry("one"))?.title).toBe("Edited");
  });

  describe("of a changed file", () => {
    test.each([
      ["a published change", () => publish(context, { key: "one", data: newsData({ title: "Edited" }) }), "Edited"],
      ["a draft", () => saveDraft(context, { ...one, data: newsData({ title: "Draft" }), basedOn: 1 }), "A title"],
      [
        "a scheduled change",
        async () => {
          await saveDraft(context, { ...one, data: newsData({ title: "Planned" }), basedOn: 1 });
          await publishEntry(context, { ...one, at: new Date("2027-01-01T00:00:00Z") });
        },
        "A title",
      ],
      ["a withdrawal", () => withdrawEntry(context, one), undefined],
    ])("keeps %s of an editor and reports it", async (_, edit, shown) => {
      await edit();
      await writeNews("one", { "en.md": markdown({ title: "From the file" }) });
      expect(await importAll()).toEqual([line("kept")]);
      expect((await readEntry("one"))?.title).toBe(shown);
      expect(await importAll()).toEqual([line("kept")]);
    });
  });
});

test("a content import reports a result for each of its files", async () => {
  const titled = (title: string) => ({ "entry.yaml": facts, "en.md": markdown({ title }) });
  for (const key of ["edited", "same", "stale"]) await writeNews(key, titled("Old"));
  await importAll();
  await publish(context, { key: "edited", data: newsData({ title: "Edited" }) });
  for (const key of ["edited", "new", "stale"]) await writeNews(key, titled("New"));
  await writeNews("wrong", { "entry.yaml": "date: 2026-04-01\n", "en.md": markdown() });
  const results = (await importAll()).map(({ key, result }) => [key, result]);
  expect(Object.fromEntries(results)).toEqual({ edited: "kept", new: "added", same: "unchanged", stale: "updated", wrong: "invalid" });
  const titles = await Promise.all(["edited", "new", "same", "stale", "wrong"].map(async (key) => (await readEntry(key))?.title));
  expect(titles).toEqual(["Edited", "New", "Old", "New", undefined]);
});

describe("content import errors", () => {
  test("report an invalid file with its fields and import the others", async () => {
    await writeNews("one", { "entry.yaml": "date: 2026-04-01\n", "en.md": markdown() });
    await writeNews("two", { "entry.yaml": facts, "en.md": markdown() });
    expect(await importAll()).toEqual([
      line("invalid", { reason: "invalidData", fields: { picture: expect.any(String) } }),
      line("added", { key: "two" }),
    ]);
    expect(await context.database.select().from(contentEntry).where(eq(contentEntry.key, "one"))).toEqual([]);
  });

  test.each([
    ["news", "entry.yaml", { picture: "gone" }, "there is no picture named gone"],
    ["news", "en.md", { picture: "gone" }, "there is no picture named gone"],
    ["blog", "entry.yaml", { picture: "gone" }, "there is no picture named gone"],
    ["product", "entry.yaml", { picture: "gone" }, "there is no picture named gone"],
    ["expo", "entry.yaml", { picture: "gone" }, "there is no picture named gone"],
    ["case", "entry.yaml", { picture: "gone" }, "there is no picture named gone"],
    ["video", "entry.yaml", { poster: "gone.jpg" }, "there is no file named gone.jpg"],
  ])("reject a %s whose %s refers to a missing file, naming file and field", async (type, file, wrong, reason) => {
    const { facts: otherFacts, texts } = wholeEntries[type]!;
    const { body: text, ...front }: Record<string, unknown> = { ...texts, ...(file === "en.md" && wrong) };
    const folder = path.join(directory, type, "wrong");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "entry.yaml"), stringify({ ...otherFacts, ...(file === "entry.yaml" && wrong) }));
    await writeFile(path.join(folder, "en.md"), `---\n${stringify(front)}---\n${String(text)}\n`);
    const fields = { [Object.keys(wrong)[0]!]: `${type}/wrong/${file}: ${reason}` };
    expect(await importAll()).toEqual([line("invalid", { type, key: "wrong", reason: "missingFiles", fields })]);
    expect(await context.database.select().from(contentEntry)).toEqual([]);
  });

  test("reject an entry of a list file that refers to a missing file", async () => {
    const otherFields = {
      order: 1,
      products: [],
      documentType: "pdf",
      resourceType: "form",
      problemTypes: ["fault"],
      version: 1,
      date: "2026-04-01",
      file: "gone.pdf",
    };
    await mkdir(path.join(directory, "download", "forms"), { recursive: true });
    await writeFile(path.join(directory, "download", "forms", "entries.yaml"), stringify({ report: otherFields }));
    await writeFile(path.join(directory, "download", "forms", "en.yaml"), stringify({ report: { title: "A report" } }));
    const fields = { file: "download/forms/entries.yaml: there is no file named gone.pdf" };
    const rejectedLine = (language: Language) =>
      line("invalid", { type: "download", key: "report", language, reason: "missingFiles", fields });
    expect(await importAll()).toEqual(expect.arrayContaining([rejectedLine("au"), rejectedLine("en")]));
  });

  test("name the file of an invalid field and the folder of a missing one", async () => {
    await writeNews("one", {
      "entry.yaml": facts.replace("2026-04-01", "2026-02-30"),
      "en.md": markdown({ lead: "" }),
      "fr.md": markdown({ title: "" }),
    });
    await writeNews("two", { "entry.yaml": "date: 2026-04-01\n", "de.md": markdown() });
    const [french, english, german] = await importAll();
    const date = expect.stringMatching(/^news\/one\/entry\.yaml: /);
    expect(french!.fields).toEqual({ date, title: expect.stringMatching(/^news\/one\/fr\.md: /) });
    expect(english!.fields).toEqual({ date, lead: expect.stringMatching(/^news\/one\/en\.md: /) });
    expect(german!.fields).toEqual({ picture: expect.stringMatching(/^news\/two: /) });
  });

  test("report a folder whose name is no valid slug", async () => {
    await writeNews("A Title", { "entry.yaml": facts, "en.md": markdown() });
    expect(await importAll()).toEqual([line("invalid", { key: "A Title", reason: "invalidData", fields: { key: expect.any(String) } })]);
  });

  test.each([
    ["invalid front matter", "en.md", "---\ntitle: [unclosed\n---\nA body\n"],
    ["missing front matter", "de.md", "A body\n"],
    ["unclosed front matter", "fr.md", "---\ntitle: A title\n"],
    ["invalid facts", "entry.yaml", "date: 'unclosed\n"],
  ])("name the file with %s", async (_, file, text) => {
    await writeNews("one", { "entry.yaml": facts, "en.md": markdown(), [file]: text });
    await expect(importAll()).rejects.toThrow(path.join(directory, "news", "one", file));
  });

  test("roll back the whole import for a file that cannot be parsed", async () => {
    const shipped = path.resolve(import.meta.dirname, "../../content/product");
    await cp(shipped, path.join(directory, "product"), { recursive: true });
    await writeNews("one", { "entry.yaml": facts, "en.md": "no front matter" });
    await expect(importAll()).rejects.toThrow();
    expect(await context.database.select().from(contentEntry)).toEqual([]);
  });
});
