import { asc, eq, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentEntry, contentRevision } from "#db/content.ts";
import {
  newsData,
  newsTexts,
  openTestContext,
  productData,
  publish,
  readCurrentRevision,
  type TestContext,
} from "#tests/support/test-context.ts";
import { findPublicationErrors, findEntry, listEntries, publishEntry, saveDraft, withdrawEntry } from "./index.ts";
import type { CollectionType } from "./schema.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const report = {
  order: 1,
  products: [],
  documentType: "pdf",
  resourceType: "form",
  problemTypes: ["fault"],
  version: 1,
  date: "2026-04-01",
  file: "gone.pdf",
  title: "A report",
};
const noon = "2026-05-01T12:00:00Z";
const entry = (key: string) => ({ type: "news", key, language: "en" as const });
/** Saves a draft based on the current revision unless another one is given. */
const draft = async (key: string, data: unknown, basedOn?: number) =>
  saveDraft(context, { ...entry(key), data, basedOn: basedOn ?? (await readCurrentRevision(context, entry(key))) });

/** Reads the public title, which must be the same in the list and in the entry. */
async function publicTitle(key: string): Promise<unknown> {
  const foundEntry = await findEntry(context, { type: "news", key, websiteId: 3 });
  const listedEntry = (await listEntries(context, { type: "news", page: 1, size: 9999 })).find(({ id }) => id === key);
  expect(listedEntry?.title).toBe(foundEntry?.title);
  return foundEntry?.title;
}

async function revisions(key: string) {
  return context.database
    .select({ revision: contentRevision.revision, author: contentRevision.author, title: contentRevision.data })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(eq(contentEntry.key, key))
    .orderBy(asc(contentRevision.revision))
    .then((rows) => rows.map(({ title: { title }, ...row }) => ({ ...row, title })));
}

describe("content draft", () => {
  test("of a new entry is not public", async () => {
    expect(await draft("new", newsData())).toMatchObject({ ok: true, revision: 1 });
    expect(await publicTitle("new")).toBeUndefined();
  });

  test("of a public entry becomes visible only with its publication", async () => {
    await publish(context, { key: "change", data: newsData({ title: "Before" }) });
    expect(await draft("change", newsData({ title: "After" }))).toMatchObject({ ok: true, revision: 2 });
    expect(await publicTitle("change")).toBe("Before");
    expect(await publishEntry(context, entry("change"))).toEqual({ ok: true, revision: 2 });
    expect(await publicTitle("change")).toBe("After");
  });

  test("does not count among the public localized versions", async () => {
    await publish(context, { key: "elsewhere", websiteId: 4, data: newsData({ title: "Deutsch" }) });
    await draft("elsewhere", newsData());
    expect((await findEntry(context, { type: "news", key: "elsewhere" }))?.editions).toEqual([4]);
  });
});

describe("content publication", () => {
  test.each([
    ["an entry that does not exist", "missing", "unknownEntry"],
    ["an entry without a draft that was never public", "empty", "nothingToPublish"],
  ])("of %s is rejected", async (_, key, reason) => {
    const { id: _id, ...columns } = getTableColumns(contentEntry);
    const row = {
      ...entry("empty"),
      state: "draft",
      position: 0,
      revision: 1,
      updatedAt: context.clock.now(),
      updatedBy: context.actor,
    } as const;
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(row)));
    await context.database.insert(contentEntry).values(row).onConflictDoNothing();
    expect(await publishEntry(context, entry(key))).toEqual({ ok: false, reason });
  });

  test("of a change keeps the date of the first publication", async () => {
    context.setTime(noon);
    await publish(context, { key: "comma" });
    context.setTime("2026-05-02T12:00:00Z");
    await publish(context, { key: "comma", data: newsData({ body: "A body, mended" }) });
    const [row] = await context.database.select().from(contentEntry).where(eq(contentEntry.key, "comma"));
    expect(row?.publishedAt).toEqual(new Date(noon));
  });

  test("can be withdrawn and repeated, and keeps its revisions", async () => {
    await publish(context, { key: "gone", data: newsData({ title: "Gone" }) });
    expect(await withdrawEntry(context, entry("gone"))).toEqual({ ok: true, revision: 1 });
    expect(await publicTitle("gone")).toBeUndefined();
    expect(await revisions("gone")).toHaveLength(1);
    await publishEntry(context, entry("gone"));
    expect(await publicTitle("gone")).toBe("Gone");
  });

  test("of an unknown entry cannot be withdrawn", async () => {
    expect(await withdrawEntry(context, entry("missing"))).toEqual({ ok: false, reason: "unknownEntry" });
  });
});

describe("scheduled publication", () => {
  test("appears at its scheduled time and not before", async () => {
    context.setTime(noon);
    await publish(context, { key: "later", at: new Date("2026-05-01T13:00:00Z") });
    for (const [moment, title] of [
      ["2026-05-01T12:59:59.999Z", undefined],
      ["2026-05-01T13:00:00Z", "A title"],
      ["2026-05-01T12:59:59Z", undefined],
      ["2027-01-01T00:00:00Z", "A title"],
    ]) {
      context.setTime(moment!);
      expect(await publicTitle("later"), moment).toBe(title);
    }
  });

  test("can be published immediately instead", async () => {
    context.setTime(noon);
    await publish(context, { key: "sooner", at: new Date("2026-06-01T00:00:00Z") });
    await publishEntry(context, entry("sooner"));
    expect(await publicTitle("sooner")).toBe("A title");
  });

  test("can be rescheduled before it is public", async () => {
    context.setTime(noon);
    await publish(context, { key: "moved", at: new Date("2026-05-02T00:00:00Z") });
    expect(await publishEntry(context, { ...entry("moved"), at: new Date("2026-05-03T00:00:00Z") })).toMatchObject({
      ok: true,
    });
    context.setTime("2026-05-02T12:00:00Z");
    expect(await publicTitle("moved")).toBeUndefined();
    context.setTime("2026-05-03T00:00:00Z");
    expect(await publicTitle("moved")).toBe("A title");
  });
});

describe("content draft that became invalid after saving", () => {
  const storeDraft = (key: string, changes: Record<string, unknown>) =>
    context.database
      .update(contentEntry)
      .set({ draft: newsData({ title: "After", ...changes }) })
      .where(eq(contentEntry.key, key));

  test.each([
    [
      "with a missing image",
      "faded",
      { picture: "gone" },
      { reason: "missingFiles", fields: { picture: "there is no picture named gone" } },
    ],
    ["without a required field", "outdated", { lead: undefined }, { reason: "invalidData", fields: { lead: expect.any(String) } }],
  ])("%s is not published and leaves the public version unchanged", async (_, key, changes, refusal) => {
    await publish(context, { key, data: newsData({ title: "Before" }) });
    await draft(key, newsData({ title: "After" }));
    await storeDraft(key, changes);
    expect(await publishEntry(context, entry(key))).toEqual({ ok: false, ...refusal });
    expect(await publicTitle(key)).toBe("Before");
    await storeDraft(key, {});
    expect(await publishEntry(context, entry(key))).toMatchObject({ ok: true });
    expect(await publicTitle(key)).toBe("After");
  });
});

describe("incomplete content draft", () => {
  test.each([
    ["news", {}, ["date", "picture", "title", "description", "keywords", "lead", "pictureAlt", "body", "sources"]],
    ["news", newsData({ title: "" }), ["title"]],
    ["news", newsData({ title: "   " }), ["title"]],
    ["news", newsData({ date: "1 April" }), ["date"]],
    ["news", newsData({ keywords: [] }), ["keywords"]],
    ["news", newsData({ keywords: ["good", 1] }), ["keywords.1"]],
    [
      "video",
      { order: 1 },
      [
        "products",
        "problemTypes",
        "file",
        "poster",
        "seconds",
        "width",
        "height",
        "version",
        "date",
        "title",
        "lead",
        "posterAlt",
        "cues",
        "body",
      ],
    ],
    [
      "distributor",
      { place: { latitude: 91 } },
      ["order", "country", "kind", "lines", "place.latitude", "place.longitude", "name", "city"],
    ],
    [
      "expo",
      { start: "2027-02-18", end: "2027-02-16" },
      ["timeZone", "country", "picture", "title", "place", "lead", "body", "pictureAlt"],
    ],
    ["product", productData({ categories: ["boat"] }), ["categories.0"]],
    ["product", productData({ order: 1.5 }), ["order"]],
    ["product", productData({ order: 1e9 }), ["order"]],
    ["product", productData({ leading: ["power", "energy", "noise", "ingress"] }), ["leading"]],
    ["product", productData({ figures: [{ name: "power", valeu: 3 }] }), ["figures.0.valeu"]],
  ])("of %s with %o is stored, but its publication rejected for %s", async (type, data, fields) => {
    const invalid = { type, key: "invalid", language: "en" } as const;
    await context.database.delete(contentEntry).where(eq(contentEntry.key, "invalid"));
    expect(await saveDraft(context, { ...invalid, data, basedOn: 0 })).toMatchObject({ ok: true, revision: 1 });
    const outcome = await publishEntry(context, invalid);
    expect(outcome).toMatchObject({ ok: false, reason: "invalidData" });
    expect(Object.keys((outcome as { fields: object }).fields).sort()).toEqual([...fields].sort());
    const faults = await findPublicationErrors(context, { type: type as CollectionType, data });
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(fields));
    const [row] = await context.database.select().from(contentEntry).where(eq(contentEntry.key, "invalid"));
    expect(row).toMatchObject({ state: "draft", data: null, draft: data });
  });

  test.each([
    ["news", newsData({ picture: "gone" }), { picture: "there is no picture named gone" }],
    ["product", productData({ scenePicture: "gone" }), { scenePicture: "there is no picture named gone" }],
    ["download", report, { file: "there is no file named gone.pdf" }],
  ])("of %s with a missing file is stored, but its publication rejected: %o", async (type, data, fields) => {
    const invalid = { type, key: "invalid", language: "en" } as const;
    await context.database.delete(contentEntry).where(eq(contentEntry.key, "invalid"));
    expect(await saveDraft(context, { ...invalid, data, basedOn: 0 })).toMatchObject({ ok: true, revision: 1 });
    expect(await publishEntry(context, invalid)).toEqual({ ok: false, reason: "missingFiles", fields });
    const [field = ""] = Object.keys(fields);
    expect(await findPublicationErrors(context, { type: type as CollectionType, data })).toEqual({ [field]: "noSuchFile" });
  });
});

describe("invalid content draft", () => {
  test.each([
    ["an unknown field", newsData({ tittle: "A title" }), ["tittle"]],
    ["a nested language", newsData({ fr: newsTexts() }), ["fr"]],
    ["text that the database cannot store", newsData({ title: "A \0", keywords: ["\ud800"] }), ["title", "keywords"]],
    ["an infinite number", newsData({ date: Number.POSITIVE_INFINITY }), ["date"]],
  ])("with %s is rejected and not stored", async (_, data, fields) => {
    const outcome = await draft("no-draft", data, 0);
    expect(outcome).toMatchObject({ ok: false, reason: "invalidData" });
    expect(Object.keys((outcome as { fields: object }).fields)).toEqual(fields);
    expect(await context.database.select().from(contentEntry).where(eq(contentEntry.key, "no-draft"))).toEqual([]);
  });

  test.each([null, "text", 3, []])("that is not an object is rejected: %j", async (data) => {
    expect(await draft("invalid", data)).toMatchObject({ ok: false, reason: "invalidData" });
  });

  test("of an unknown type is rejected", async () => {
    const outcome = await saveDraft(context, { type: "poem", key: "x", language: "en", data: {}, basedOn: 0 });
    expect(outcome).toEqual({ ok: false, reason: "unknownType" });
  });

  test.each(["", "Upper", "a b", "a/b", "a&b", "-a", "ä", "a\u0000b", "x".repeat(101), "list"])(
    "with the invalid slug %j is rejected",
    async (key) => {
      expect(await draft(key, newsData(), 0)).toMatchObject({
        ok: false,
        reason: "invalidData",
        fields: { key: expect.any(String) },
      });
    },
  );
});
