import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry, contentRevision } from "#db/content.ts";
import { newsData, openTestContext, publish, readCurrentRevision, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { hashData } from "./entry-data.ts";
import { importBatch } from "./import-batch.ts";
import { publishEntry, saveDraft, saveShared, withdrawEntry } from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const noon = "2026-05-01T12:00:00Z";
const ana = { kind: "staff", id: "ana" } as const;
const ben = { kind: "staff", id: "ben" } as const;
const entry = (key: string) => ({ type: "news", key, language: "en" as const });
/** Saves a draft of Ana based on the current revision unless another one is given. */
const draft = async (key: string, data: unknown, basedOn?: number) =>
  saveDraft(context, { ...entry(key), data, basedOn: basedOn ?? (await readCurrentRevision(context, entry(key))) });

async function revisions(key: string) {
  return context.database
    .select({ revision: contentRevision.revision, author: contentRevision.author, title: contentRevision.data })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(eq(contentEntry.key, key))
    .orderBy(asc(contentRevision.revision))
    .then((rows) => rows.map(({ title: { title }, ...row }) => ({ ...row, title })));
}

test("content revisions store every saved draft with its author", async () => {
  for (const [index, title] of ["One", "Two", "Three"].entries())
    await saveDraft(withActor(context, index === 1 ? ben : ana), { ...entry("history"), data: newsData({ title }), basedOn: index });
  await publishEntry(context, entry("history"));
  expect(await revisions("history")).toEqual([
    { revision: 1, author: ana, title: "One" },
    { revision: 2, author: ben, title: "Two" },
    { revision: 3, author: ana, title: "Three" },
  ]);
});

test("a content entry records the user of its last save, publication or withdrawal", async () => {
  const updatedBy = async () => {
    const [row] = await context.database.select().from(contentEntry).where(eq(contentEntry.key, "handed-on"));
    return row?.updatedBy;
  };
  await draft("handed-on", newsData());
  expect(await updatedBy()).toEqual(ana);
  await publishEntry(withActor(context, ben), entry("handed-on"));
  expect(await updatedBy()).toEqual(ben);
  await withdrawEntry(context, entry("handed-on"));
  expect(await updatedBy()).toEqual(ana);
});

describe("invisible characters", () => {
  const readStored = async (key: string) =>
    (await context.database.select({ draft: contentEntry.draft }).from(contentEntry).where(eq(contentEntry.key, key)))[0]?.draft;

  test("are removed from a draft, and soft breaks become spaces or line breaks", async () => {
    const texts = { title: "A\u000btitle\u0007 \u202aof news\u202c", body: "One\u000btwo\u2028three\r\nfour\ufeff" };
    await draft("soft", newsData(texts));
    expect(await readStored("soft")).toMatchObject({ title: "A title of news", body: "One\ntwo\nthree\nfour" });
  });

  test.each(["\u200b", "\u2800", "\u3164\u200b \u00ad"])("do not count as a title: %j", async (title) => {
    const key = `blank-${title.length}-${title.charCodeAt(0)}`;
    await draft(key, newsData({ title }));
    expect(await publishEntry(context, entry(key))).toMatchObject({
      ok: false,
      reason: "invalidData",
      fields: { title: expect.anything() },
    });
  });

  test("are removed from the fields of all languages", async () => {
    await draft("shared", newsData());
    const outcome = await saveShared(context, {
      type: "news",
      key: "shared",
      data: { picture: "myr\u0007tillo-\u202aexploded" },
      basedOn: 0,
    });
    expect(outcome).toMatchObject({ ok: true, shared: { draft: { picture: "myrtillo-exploded" } } });
  });
});

describe("autosave", () => {
  const type = (who: typeof ana | typeof ben, title: string, basedOn: number, isTyped = true) =>
    saveDraft(withActor(context, who), { ...entry("typed"), data: { title }, basedOn, isTyped });
  beforeEach(async () => {
    await context.database.delete(contentEntry).where(eq(contentEntry.key, "typed"));
    context.setTime(noon);
  });
  const titles = async () => (await revisions("typed")).map(({ revision, title }) => [revision, title]);

  test("replaces its previous revision while the user types", async () => {
    for (const [index, title] of ["O", "On", "One"].entries()) expect(await type(ana, title, index)).toMatchObject({ ok: true });
    expect(await titles()).toEqual([[3, "One"]]);
  });

  test.each([
    ["a change of user", () => type(ben, "Two", 1)],
    ["ten minutes", () => (context.setTime("2026-05-01T12:10:00Z"), type(ana, "Two", 1))],
    [
      "a publication",
      async () => {
        await context.database.update(contentEntry).set({ draft: newsData() }).where(eq(contentEntry.key, "typed"));
        await publishEntry(context, entry("typed"));
        return type(ana, "Two", 1);
      },
    ],
  ])("creates a new revision after %s", async (_, goOn) => {
    await type(ana, "One", 0);
    await goOn();
    expect(await titles()).toEqual([
      [1, "One"],
      [2, "Two"],
    ]);
  });

  test("is replaced by an explicit save, which later autosaves keep", async () => {
    await type(ana, "One", 0);
    await type(ana, "Two", 1, false);
    await type(ana, "Three", 2);
    expect(await titles()).toEqual([
      [2, "Two"],
      [3, "Three"],
    ]);
  });
});

describe("content draft based on revision 1", () => {
  const save = (title: string, basedOn: number) =>
    saveDraft(withActor(context, ben), { ...entry("shared"), data: newsData({ title }), basedOn });
  beforeEach(async () => {
    await context.database.delete(contentEntry).where(eq(contentEntry.key, "shared"));
    context.setTime(noon);
    await draft("shared", newsData({ title: "Begun" }), 0);
  });

  test.each([
    ["no other change", () => {}],
    ["a publication of that revision", () => publishEntry(context, entry("shared"))],
    [
      "a publication and a withdrawal",
      async () => {
        await publishEntry(context, entry("shared"));
        await withdrawEntry(context, entry("shared"));
      },
    ],
    ["a rejected draft", () => draft("shared", newsData({ tittle: "A title" }), 1)],
  ])("is saved after %s", async (_, happen) => {
    await happen();
    expect(await save("Mine", 1)).toMatchObject({ ok: true, revision: 2, data: { title: "Mine" } });
  });

  test.each([
    ["another draft", () => draft("shared", newsData({ title: "Theirs" })), 1, { revision: 2, title: "Theirs" }],
    [
      "another publication",
      () => publish(context, { key: "shared", data: newsData({ title: "Theirs" }) }),
      1,
      { revision: 2, title: "Theirs" },
    ],
    [
      "several other drafts",
      async () => {
        for (const title of ["First", "Second"]) await draft("shared", newsData({ title }));
      },
      1,
      { revision: 3, title: "Second" },
    ],
    ["being declared a new entry", () => {}, 0, { revision: 1, title: "Begun" }],
    ["being based on an unknown revision", () => {}, 7, { revision: 1, title: "Begun" }],
  ])("is rejected with the current revision after %s", async (_, happen, basedOn, { revision, title }) => {
    await happen();
    const before = await revisions("shared");
    const lastSaved = { revision, author: ana, savedAt: new Date(noon), saveId: null, data: expect.objectContaining({ title }) };
    expect(await save("Mine", basedOn)).toEqual({ ok: false, reason: "savedSince", lastSaved });
    expect(await revisions("shared")).toEqual(before);
  });

  test("is rejected after a content import", async () => {
    const system = { kind: "system", name: "import" } as const;
    for (const title of ["Old", "New"])
      await importBatch(withActor(context, system), findCollection("news")!, [
        { ...entry("imported"), data: newsData({ title }), importedHash: hashData(newsData({ title })) },
      ]);
    const lastSaved = { revision: 2, author: system, data: { title: "New" } };
    expect(await draft("imported", newsData({ title: "Mine" }), 1)).toMatchObject({ ok: false, reason: "savedSince", lastSaved });
  });

  test("is rejected for an unknown entry", async () => {
    expect(await draft("nowhere", newsData(), 1)).toEqual({ ok: false, reason: "unknownEntry" });
  });
});

describe("eight concurrent content drafts", () => {
  test.each([
    ["of a new entry", 0],
    ["of an existing entry", 1],
  ])("%s create one revision and report it to the rejectedOutcomes", async (_, basedOn) => {
    const key = `crowd-${basedOn}`;
    if (basedOn > 0) await draft(key, newsData(), 0);
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => draft(key, newsData({ title: `T${index}` }), basedOn)));
    const winner = outcomes.findIndex(({ ok }) => ok);
    expect(outcomes[winner]).toMatchObject({ ok: true, revision: basedOn + 1 });
    const rejectedOutcomes = outcomes.toSpliced(winner, 1);
    const lastSaved = { revision: basedOn + 1, data: { title: `T${winner}` } };
    for (const outcome of rejectedOutcomes) expect(outcome).toMatchObject({ ok: false, reason: "savedSince", lastSaved });
    expect(await revisions(key)).toHaveLength(basedOn + 1);
  });
});
