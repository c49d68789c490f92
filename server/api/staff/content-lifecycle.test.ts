import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry, contentFormerKey, contentRevision, contentSearch, contentShared, contentTrash } from "#db/content.ts";
import { redirect } from "#db/redirect.ts";
import { searchSynonym } from "#db/search-synonym.ts";
import { auditEntry } from "#db/staff.ts";
import { newsletterIssue } from "#db/newsletter.ts";
import { deleteExpiredTrash, findEntry, saveSynonyms } from "#domain/content";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let german: TestBrowser;
let productManager: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: administrator } = await createStaffUser(context, site, "administrator"));
  ({ browser: german } = await createStaffUser(context, site, "editor", ["de"]));
  ({ browser: productManager } = await createStaffUser(context, site, "productManager"));
});
afterAll(() => context.close());
beforeEach(async () => {
  for (const table of [
    contentEntry,
    contentShared,
    contentSearch,
    contentTrash,
    contentFormerKey,
    redirect,
    searchSynonym,
    newsletterIssue,
  ])
    await context.database.delete(table);
});

const post = async (path: string, body: object, browser = administrator) => (await browser.call(`/staff/${path}`, body)).body;
const get = async (path: string, browser = administrator) => (await browser.call(`/staff/${path}`)).body;
type Trash = { total: number; rows: { id: string; daysLeft: number; title: string; languages: string[] }[] };
const readTrash = async () => (await get("trash")).data as Trash;
const rowsOf = async (type: string, key: string) =>
  context.database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
    .orderBy(contentEntry.language);
const lastAct = async () => (await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0];
const setDeletionTime = (moment: string) => context.database.update(contentTrash).set({ deletedAt: new Date(moment) });
const opening = { type: "news", key: "opening" };
const frenchAndEnglish = () => publish(context, { key: "opening", data: newsData({ fr: { title: "Ouverture" } }) });

describe("trash", () => {
  test("removes a deleted entry from the site and lists it for 30 days", async () => {
    await frenchAndEnglish();
    expect(await post("content/delete", opening)).toMatchObject({ code: 200 });
    expect(await findEntry(context, { type: "news", key: "opening" })).toBeUndefined();
    expect(await context.database.$count(contentSearch)).toBe(0);
    expect(await context.database.$count(contentRevision)).toBe(0);
    expect(await lastAct()).toMatchObject({ action: "content.deleted", subject: "news/opening" });
    await setDeletionTime("2026-04-21T13:00:00Z");
    expect(await readTrash()).toMatchObject({ total: 1, rows: [{ title: "A title", languages: ["fr", "en"], daysLeft: 21 }] });
  });

  test("restores an entry with its states, dates, drafts, comments and history", async () => {
    await frenchAndEnglish();
    await post("content/save", { ...opening, language: "de", data: newsData({ title: "Entwurf" }), basedOn: 0 });
    expect(await post("reviews/comment", { ...opening, language: "fr", field: "title", text: "Trop long" })).toMatchObject({ code: 200 });
    const before = await rowsOf("news", "opening");
    const revisions = await context.database.select().from(contentRevision).orderBy(contentRevision.entryId, contentRevision.revision);
    await post("content/delete", opening);
    const id = (await readTrash()).rows[0]?.id;
    expect(await post("trash/restore", { id })).toMatchObject({ code: 200, data: { ...opening, drafts: [] } });
    const kept = (row: (typeof before)[number]) => ({ ...row, before: null, changedAt: null, updatedAt: null, updatedBy: null });
    expect((await rowsOf("news", "opening")).map(kept)).toEqual(before.map(kept));
    expect(await context.database.select().from(contentRevision).orderBy(contentRevision.entryId, contentRevision.revision)).toEqual(
      revisions,
    );
    expect((await findEntry(context, { type: "news", key: "opening", websiteId: 3 }))?.languages).toEqual(["fr", "en"]);
    expect((await get("reviews/news/opening")).data).toMatchObject({ comments: [{ field: "title", text: "Trop long" }] });
    expect(await context.database.$count(contentSearch)).toBe(2);
    expect(await readTrash()).toEqual({ total: 0, rows: [] });
  });

  test("keeps the history of the shared fields, also under another slug", async () => {
    await frenchAndEnglish();
    const history = async (key: string) => (await get(`content/news/${key}/history`)).data;
    await post("content/save-shared", { ...opening, basedOn: 0, data: { date: "2026-04-09" } });
    const versions = await history("opening");
    expect(versions).toMatchObject([{ revision: 1, data: { date: "2026-04-09" } }, { revision: 0 }]);
    await post("content/delete", opening);
    expect(await history("opening")).toEqual([]);
    const [deleted] = (await readTrash()).rows;
    await publish(context, { key: "opening" });
    expect(await post("trash/restore", { id: deleted?.id })).toMatchObject({ data: { key: "opening-2" } });
    expect(await history("opening-2")).toEqual(versions);
    expect(await post("content/change-slug", { type: "news", key: "opening-2", newKey: "moved" })).toMatchObject({ code: 200 });
    expect(await history("moved")).toEqual(versions);
  });

  test("restores public languages as drafts if an image is gone", async () => {
    await publish(context, { key: "opening" });
    await post("content/delete", opening);
    const [{ id, content } = { id: "", content: null }] = await context.database.select().from(contentTrash);
    const [row] = content?.localizations ?? [];
    const withoutImage = { ...content!, localizations: [{ ...row, data: { ...(row?.data as object), picture: "gone" } }] };
    await context.database.update(contentTrash).set({ content: withoutImage });
    expect(await post("trash/restore", { id })).toMatchObject({ data: { drafts: ["en"] } });
    expect(await rowsOf("news", "opening")).toMatchObject([{ state: "draft", data: null, draft: { picture: "gone" } }]);
  });

  test("restores an entry as drafts under another slug if its slug is taken", async () => {
    await publish(context, { key: "opening" });
    await post("content/delete", opening);
    const id = (await readTrash()).rows[0]?.id;
    await publish(context, { key: "opening", data: newsData({ title: "Another" }) });
    expect(await post("trash/restore", { id })).toMatchObject({ data: { type: "news", key: "opening-2", drafts: ["en"] } });
    expect((await findEntry(context, { type: "news", key: "opening" }))?.title).toBe("Another");
  });

  test("takes one language, whose address then shows the fallback", async () => {
    await frenchAndEnglish();
    expect(await post("content/delete", { ...opening, language: "fr" })).toMatchObject({ code: 200 });
    expect(await rowsOf("news", "opening")).toMatchObject([{ language: "en" }]);
    const searchRows = await context.database
      .select({ language: contentSearch.language, edition: contentSearch.edition })
      .from(contentSearch);
    expect(searchRows).toContainEqual({ language: "fr", edition: "en" });
    const id = (await readTrash()).rows[0]?.id;
    await post("trash/restore", { id });
    expect(await rowsOf("news", "opening")).toMatchObject([{ language: "en" }, { language: "fr" }]);
  });

  test("is emptied by an administrator, and after 30 days by the cleanup job", async () => {
    for (const key of ["one", "two"]) await publish(context, { key });
    for (const key of ["one", "two"]) await post("content/delete", { type: "news", key });
    const [first, second] = (await readTrash()).rows;
    expect(await post("trash/delete", { id: first?.id }, german)).toMatchObject({ code: 403, reason: "roleMayNot" });
    expect(await post("trash/delete", { id: first?.id })).toMatchObject({ code: 200 });
    expect(await post("trash/restore", { id: first?.id })).toMatchObject({ code: 404 });
    await setDeletionTime("2026-04-01T12:01:00Z");
    await deleteExpiredTrash(context);
    expect((await readTrash()).total).toBe(1);
    await setDeletionTime("2026-04-01T11:59:00Z");
    await deleteExpiredTrash(context);
    expect((await readTrash()).total).toBe(0);
    expect(await post("trash/restore", { id: second?.id })).toMatchObject({ code: 404 });
  });

  test("needs the right to edit all languages of the entry", async () => {
    await publish(context, { key: "opening" });
    await publish(context, { key: "opening", websiteId: 4 });
    expect(await post("content/delete", opening, german)).toMatchObject({ code: 403, reason: "notYourLanguage" });
    expect(await post("content/delete", opening, productManager)).toMatchObject({ code: 403, reason: "roleMayNot" });
    expect(await post("content/delete", { ...opening, language: "de" }, german)).toMatchObject({ code: 200 });
    await post("content/delete", opening);
    const [english] = (await readTrash()).rows.filter(({ languages }) => languages.includes("en"));
    expect(await post("trash/restore", { id: english?.id }, german)).toMatchObject({ code: 403 });
  });

  test("refuses the legal texts to which every form links", async () => {
    await publish(context, { type: "policy", key: "privacy-policy", data: { title: "Privacy", body: "Text" } }).catch(() => undefined);
    expect(await post("content/delete", { type: "policy", key: "privacy-policy" })).toMatchObject({ code: 400, reason: "pageIsFixed" });
  });
});

describe("uses of an entry", () => {
  test("name the public languages and the entries that link to it", async () => {
    await publish(context, { type: "product", key: "copia" });
    await publish(context, { key: "opening", data: newsData({ body: "See [it](product:copia)." }) });
    await publish(context, { type: "product", key: "plug", data: productData({ name: "Plug", fitsWith: ["copia"] }) });
    expect((await get("content/product/copia/uses")).data).toEqual({
      languages: ["en"],
      publicIn: ["en"],
      usedBy: [
        { type: "news", key: "opening", title: "A title" },
        { type: "product", key: "plug", title: "Plug" },
      ],
    });
    expect(await get("content/product/nothing/uses")).toMatchObject({ code: 404 });
  });
});

describe("duplicate", () => {
  test("copies all languages to drafts under a free slug", async () => {
    await frenchAndEnglish();
    expect((await post("content/duplicate", opening)).data).toEqual({ type: "news", key: "copy-of-opening" });
    expect((await post("content/duplicate", opening)).data).toEqual({ type: "news", key: "copy-of-opening-2" });
    expect(await rowsOf("news", "copy-of-opening")).toMatchObject([
      { language: "en", state: "draft", title: "Copy of A title", data: null, draft: { title: "Copy of A title", lead: "A lead" } },
      { language: "fr", state: "draft", title: "Copie de Ouverture", draft: { picture: "myrtillo-exploded" } },
    ]);
    expect(await post("content/duplicate", opening, german)).toMatchObject({ code: 403 });
  });
});

describe("slug", () => {
  test("is suggested from the title and free", async () => {
    await publish(context, { key: "neue-groesse" });
    const suggest = async (title: string) => (await get(`slug-suggestion?type=news&title=${encodeURIComponent(title)}`)).data;
    expect(await suggest("Neue Größe")).toEqual({ key: "neue-groesse-2" });
    expect(await suggest("🙂")).toEqual({ key: "news-2026-05-01" });
  });

  test("changes in all languages, and every reference follows", async () => {
    await publish(context, { type: "product", key: "copia", data: productData({ body: "[Itself](product:copia)" }) });
    await publish(context, { key: "opening", data: newsData({ body: "See [it](product:copia) or [page](/products/copia)." }) });
    await publish(context, { type: "product", key: "plug", data: productData({ fitsWith: ["copia"] }) });
    await saveSynonyms(context, { language: "en", target: "/products/copia", words: ["box"], was: null });
    const row = { isPermanent: true, updatedAt: context.clock.now(), updatedBy: context.actor };
    await context.database.insert(redirect).values({ from: "/old", to: "/de/products/copia", ...row });
    const issue = { language: "en" as const, subject: "s", intro: "", revision: 1, changedAt: context.clock.now() };
    await context.database.insert(newsletterIssue).values({ ...issue, entries: [{ type: "product", key: "copia" }] });

    const change = { type: "product", key: "copia", newKey: "copia-2" };
    expect((await post("content/change-slug", change, productManager)).data).toEqual({ type: "product", key: "copia-2", references: 2 });
    expect(await rowsOf("product", "copia")).toEqual([]);
    expect(await rowsOf("product", "copia-2")).toMatchObject([{ state: "published", data: { body: "[Itself](product:copia-2)" } }]);
    expect((await rowsOf("news", "opening"))[0]?.data?.body).toBe("See [it](product:copia-2) or [page](/products/copia-2).");
    expect((await rowsOf("product", "plug"))[0]).toMatchObject({ data: { fitsWith: ["copia-2"] } });
    expect(await context.database.select({ key: contentSearch.key }).from(contentSearch)).not.toContainEqual({ key: "copia" });
    expect(await context.database.select({ to: redirect.to }).from(redirect)).toEqual([{ to: "/de/products/copia-2" }]);
    expect((await context.database.select().from(newsletterIssue))[0]?.entries).toEqual([{ type: "product", key: "copia-2" }]);
    const synonyms = await context.database.select({ target: searchSynonym.target, words: searchSynonym.words }).from(searchSynonym);
    expect(synonyms.toSorted((a, b) => a.target.localeCompare(b.target))).toEqual([
      { target: "/products/copia", words: [] },
      { target: "/products/copia-2", words: ["box"] },
    ]);
  });

  test("collapses chains of former slugs, and can be taken back", async () => {
    await publish(context, { key: "a" });
    const change = (key: string, newKey: string) => post("content/change-slug", { type: "news", key, newKey });
    await change("a", "b");
    await change("b", "c");
    const former = () => context.database.select({ from: contentFormerKey.formerKey, to: contentFormerKey.key }).from(contentFormerKey);
    expect((await former()).toSorted((one, other) => one.from.localeCompare(other.from))).toEqual([
      { from: "a", to: "c" },
      { from: "b", to: "c" },
    ]);
    await change("c", "a");
    expect((await former()).toSorted((one, other) => one.from.localeCompare(other.from))).toEqual([
      { from: "b", to: "a" },
      { from: "c", to: "a" },
    ]);
  });

  test.each([
    ["taken", { newKey: "taken" }, { reasons: { newKey: "slugTaken" } }],
    ["malformed", { newKey: "A b" }, { reasons: { newKey: "keyFormat" } }],
    ["list", { newKey: "list" }, { reasons: { newKey: "keyFormat" } }],
    ["of an unknown entry", { key: "nothing", newKey: "new" }, { reason: "notFound" }],
    ["of a page of the code", { type: "policy", key: "privacy-policy", newKey: "new" }, { reasons: { newKey: "pageIsFixed" } }],
  ])("is refused: %s", async (_, changes, refusal) => {
    for (const key of ["opening", "taken"]) await publish(context, { key });
    expect(await post("content/change-slug", { ...opening, ...changes })).toMatchObject(refusal);
  });
});
