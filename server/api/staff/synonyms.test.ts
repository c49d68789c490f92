import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import { searchSynonym } from "#db/search-synonym.ts";
import { importSynonyms, search } from "#domain/content";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor } = await openStaffBrowsers(context, ["de"]));
  await publish(context, { key: "sailing", websiteId: 4, data: newsData({ title: "Segeln" }) });
  await context.database.delete(searchSynonym);
});
afterAll(() => context.close());

const target = "/explore/news/sailing";
const findPaths = async (text: string) =>
  (await search(context, { text, language: "de", pages: [], size: 9 })).results.map(({ path }) => path);
const save = (browser: TestBrowser, form: object) => browser.call("/staff/synonyms/save", { language: "de", target, was: null, ...form });
type Listed = { synonyms: { target: string; words: string[] }[]; total: number };
const listSynonyms = async (query = "") => (await administrator.call(`/staff/synonyms?language=de${query}`)).body.data as Listed;

describe("search synonym", () => {
  test("applies to the next search, including plurals and typos", async () => {
    expect(await findPaths("Jolle")).toEqual([]);
    expect((await save(editor, { words: ["Jolle", "unter Wind"] })).body.code).toBe(200);
    for (const text of ["Jolle", "jollen", "Jole", "unter Wind"]) expect([text, await findPaths(text)]).toEqual([text, [target]]);
  });

  test("of one word and a stop word needs both", async () => {
    expect(await findPaths("Wind")).toEqual([]);
  });

  test("is added to the synonyms of its target and can be searched", async () => {
    await save(administrator, { words: ["Kutter"] });
    expect(await listSynonyms()).toEqual({ synonyms: [{ target, words: ["Jolle", "unter Wind", "Kutter"] }], total: 1 });
    expect(await listSynonyms("&q=kutt")).toMatchObject({ total: 1 });
    expect(await listSynonyms("&q=sailing")).toMatchObject({ total: 1 });
    expect(await listSynonyms("&q=dinghy")).toEqual({ synonyms: [], total: 0 });
  });

  test("can stand for other words instead of an address", async () => {
    await save(administrator, { target: "Segeln", words: ["Regatta"] });
    expect(await findPaths("Regatta")).toEqual([target]);
  });

  test.each(["/nowhere-at-all", "/explore/news/none", "/de/products"])("refuses the address %s, which leads nowhere", async (address) => {
    const { body } = await save(administrator, { target: address, words: ["Nirgendwo"] });
    expect(body).toMatchObject({ code: 400, reasons: { target: "unknownAddress" } });
    expect(await listSynonyms("&q=Nirgendwo")).toMatchObject({ total: 0 });
  });

  test("suggests pages and entries of the language as targets", async () => {
    const targets = async (q: string, language = "de") =>
      (await administrator.call(`/staff/synonyms/targets?${new URLSearchParams({ q, language })}`)).body.data as { path: string }[];
    expect(await targets("Segel")).toEqual([{ path: target, title: "Segeln" }]);
    expect((await targets("Garantie")).map(({ path }) => path)).toContain("/support-center/warranty");
    expect(await targets("Segel", "cn")).toEqual([]);
  });

  test("refuses an outdated change", async () => {
    const { body } = await save(administrator, { words: ["Boot"], was: ["Jolle"] });
    expect(body).toMatchObject({ code: 400, reason: "savedSince" });
    expect(await findPaths("Boot")).toEqual([]);
    expect((await save(administrator, { words: ["Boot"], was: ["Jolle", "unter Wind", "Kutter"] })).body.code).toBe(200);
    expect([await findPaths("Boot"), await findPaths("Kutter")]).toEqual([[target], []]);
  });

  test.each([
    [{ words: [] }, "words"],
    [{ words: ["Jolle"], target: " " }, "target"],
  ])("is refused with %j", async (form, field) => {
    expect((await save(administrator, form)).body).toMatchObject({ code: 400, reasons: { [field]: "required" } });
  });

  test("can be changed only in the editor's own languages", async () => {
    expect((await save(editor, { language: "fr", words: ["voile"] })).body).toMatchObject({ code: 403, reason: "notYourLanguage" });
    const removal = await editor.call("/staff/synonyms/remove", { language: "fr", target });
    expect(removal.body).toMatchObject({ code: 403, reason: "notYourLanguage" });
  });

  test("is recorded in the audit log and disappears when removed", async () => {
    expect((await editor.call("/staff/synonyms/remove", { language: "de", target })).body.code).toBe(200);
    expect([await findPaths("Boot"), await listSynonyms()]).toMatchObject([[], { total: 1 }]);
    const acts = await context.database.select().from(auditEntry).where(eq(auditEntry.subject, "synonyms/de/explore/news/sailing"));
    const [ofEditor, ofAdministrator] = await Promise.all(
      [editor, administrator].map(async (each) => ({ kind: "staff", id: ((await each.call("/staff/me")).body.data as { id: string }).id })),
    );
    expect(acts.map(({ action, actor }) => [action, actor])).toEqual([
      ["synonyms.saved", ofEditor],
      ["synonyms.saved", ofAdministrator],
      ["synonyms.saved", ofAdministrator],
      ["synonyms.removed", ofEditor],
    ]);
  });
});

test("the synonym import keeps synonyms that staff have changed or removed", async () => {
  await context.database.delete(searchSynonym);
  const importAll = () => importSynonyms(context, { directory: "content" });
  const addedRows = await importAll();
  expect(addedRows.length).toBeGreaterThan(100);
  expect(new Set(addedRows.map(({ result }) => result))).toEqual(new Set(["added"]));
  const { total } = await listSynonyms();
  // Pages without entries are no targets, so the test takes pages that have their own content.
  const ofPages = ["/support-center/warranty", "/contact-us"];
  const [changedRow, removedRow] = addedRows.filter(({ language, target }) => language === "de" && ofPages.includes(target));
  await save(administrator, { target: changedRow!.target, words: ["Eigenes"] });
  await administrator.call("/staff/synonyms/remove", { language: "de", target: removedRow!.target });
  await context.database.update(searchSynonym).set({ importedHash: "of an older file" });
  const secondImport = await importAll();
  expect(secondImport.filter(({ result }) => result === "kept")).toHaveLength(secondImport.length);
  expect(await listSynonyms("&q=Eigenes")).toMatchObject({ total: 1 });
  expect((await listSynonyms()).total).toBe(total - 1);
});
