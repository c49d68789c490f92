import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import { searchSynonym } from "#db/search-synonym.ts";
import { importSynonyms, search } from "#domain/content";
import { openDesk } from "#tests/support/staff.ts";
import type { Browser } from "#tests/support/account-site.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: Browser;
let editor: Browser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor } = await openDesk(context, ["de"]));
  await publish(context, { key: "sailing", websiteId: 4, data: newsData({ title: "Segeln" }) });
  await context.database.delete(searchSynonym);
});
afterAll(() => context.close());

const target = "/explore/news/sailing";
const found = async (text: string) => (await search(context, { text, language: "de", pages: [], size: 9 })).results.map(({ path }) => path);
const save = (browser: Browser, form: object) => browser.call("/staff/synonyms/save", { language: "de", target, was: null, ...form });
type Listed = { synonyms: { target: string; words: string[] }[]; total: number };
const listed = async (query = "") => (await administrator.call(`/staff/synonyms?language=de${query}`)).body.data as Listed;

describe("a synonym", () => {
  test("is what the next search goes by, in its plural and mistyped too", async () => {
    expect(await found("Jolle")).toEqual([]);
    expect((await save(editor, { words: ["Jolle", "unter Wind"] })).body.code).toBe(200);
    for (const text of ["Jolle", "jollen", "Jole", "unter Wind"]) expect([text, await found(text)]).toEqual([text, [target]]);
  });

  test("comes to those that lead there already, and is listed by what it holds", async () => {
    await save(administrator, { words: ["Kutter"] });
    expect(await listed()).toEqual({ synonyms: [{ target, words: ["Jolle", "unter Wind", "Kutter"] }], total: 1 });
    expect(await listed("&q=kutt")).toMatchObject({ total: 1 });
    expect(await listed("&q=sailing")).toMatchObject({ total: 1 });
    expect(await listed("&q=dinghy")).toEqual({ synonyms: [], total: 0 });
  });

  test("may mean other words instead of leading somewhere", async () => {
    await save(administrator, { target: "Segeln", words: ["Regatta"] });
    expect(await found("Regatta")).toEqual([target]);
  });

  test("that somebody else changed since is kept as it is", async () => {
    const { body } = await save(administrator, { words: ["Boot"], was: ["Jolle"] });
    expect(body).toMatchObject({ code: 400, reason: "savedSince" });
    expect(await found("Boot")).toEqual([]);
    expect((await save(administrator, { words: ["Boot"], was: ["Jolle", "unter Wind", "Kutter"] })).body.code).toBe(200);
    expect([await found("Boot"), await found("Kutter")]).toEqual([[target], []]);
  });

  test.each([
    [{ words: [] }, "words"],
    [{ words: ["Jolle"], target: " " }, "target"],
  ])("%j is refused", async (form, field) => {
    expect((await save(administrator, form)).body).toMatchObject({ code: 400, reasons: { [field]: "required" } });
  });

  test("is an editor's in their own languages", async () => {
    expect((await save(editor, { language: "fr", words: ["voile"] })).body).toMatchObject({ code: 403, reason: "notYourLanguage" });
    const removal = await editor.call("/staff/synonyms/remove", { language: "fr", target });
    expect(removal.body).toMatchObject({ code: 403, reason: "notYourLanguage" });
  });

  test("is written down with who changed it, and gone when it is removed", async () => {
    expect((await editor.call("/staff/synonyms/remove", { language: "de", target })).body.code).toBe(200);
    expect([await found("Boot"), await listed()]).toMatchObject([[], { total: 1 }]);
    const acts = await context.database.select().from(auditEntry).where(eq(auditEntry.subject, "synonyms/de/explore/news/sailing"));
    expect(acts.map(({ action }) => action)).toEqual(["synonyms.saved", "synonyms.saved", "synonyms.saved", "synonyms.removed"]);
  });
});

test("an import brings what the files have, and neither changes what staff changed nor brings back what they removed", async () => {
  await context.database.delete(searchSynonym);
  const bring = () => importSynonyms(context, { directory: "content" });
  const added = await bring();
  expect(added.length).toBeGreaterThan(100);
  expect(new Set(added.map(({ result }) => result))).toEqual(new Set(["added"]));
  const { total } = await listed();
  const [changed, removed] = added.filter(({ language }) => language === "de");
  await save(administrator, { target: changed!.target, words: ["Eigenes"] });
  await administrator.call("/staff/synonyms/remove", { language: "de", target: removed!.target });
  await context.database.update(searchSynonym).set({ importedHash: "of an older file" });
  const again = await bring();
  expect(again.filter(({ result }) => result === "kept")).toHaveLength(again.length);
  expect(await listed("&q=Eigenes")).toMatchObject({ total: 1 });
  expect((await listed()).total).toBe(total - 1);
});
