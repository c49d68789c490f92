import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trashEntry } from "#domain/content";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { everyStaffEndpoint } from "../every-endpoint.ts";

let context: TestContext;
let german: TestBrowser;
let productManager: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: german } = await createStaffUser(context, site, "editor", ["de"]));
  ({ browser: productManager } = await createStaffUser(context, site, "productManager"));
  for (const key of ["opening", "deleted"]) await publish(context, { key, data: newsData() });
});
afterAll(() => context.close());

const news = { type: "news", key: "opening" };
const english = { ...news, language: "en" };
const editions = { editions: [english] };
const chosenFields = { ...english, fields: ["title"] };

/** Changes of an entry that exists in English only, or of something else in English. */
const changes: Record<string, object> = {
  "/staff/content/save": { ...english, data: {}, basedOn: 1 },
  "/staff/content/publish": editions,
  "/staff/content/withdraw": editions,
  "/staff/content/bring-back": editions,
  "/staff/content/cancel-plan": editions,
  "/staff/content/undo": editions,
  "/staff/content/restore": { ...english, revision: 1, basedOn: 1 },
  "/staff/content/copy": { ...english, from: "de", basedOn: 1 },
  "/staff/content/tick-off": chosenFields,
  "/staff/content/mark-reviewed": chosenFields,
  "/staff/content/draft-by-machine": { ...english, from: "de", basedOn: 1 },
  "/staff/content/save-shared": { ...news, data: {}, basedOn: 0 },
  "/staff/content/publish-shared": { ...news, revision: 1 },
  "/staff/content/delete": news,
  "/staff/content/duplicate": news,
  "/staff/content/change-slug": { ...news, newKey: "closing" },
  "/staff/reviews/request": { ...english, revision: 1 },
  "/staff/reviews/decide": { ...english, decision: "cancelled" },
  "/staff/content/distributors/import": { language: "en", publish: false, rows: [] },
  "/staff/synonyms/save": { language: "en", target: "/products", words: ["battery"], was: null },
  "/staff/synonyms/remove": { language: "en", target: "/products" },
  "/staff/menus/save": { language: "en", name: "header", was: null, menu: null },
  "/staff/page-images/save": { language: "en", was: null, images: null },
  "/staff/texts/replace": { language: "en", key: "news.heading", was: null, words: "News" },
};

/** Calls that name a type or language without changing what it belongs to, and those with tests of their own. */
const exceptions: Record<string, string> = {
  "/staff/content/preview": "reads",
  "/staff/content/preview-sheet": "reads",
  "/staff/presence": "tells colleagues who edits",
  "/staff/presence/leave": "tells colleagues who edits",
  "/staff/reviews/comment": "everybody may comment",
  "/staff/newsletter/save": "newsletter.test.ts",
  "/staff/account/profile": "language of the user",
  "/staff/join": "language of the user",
};

test("every staff endpoint that changes something of a type or language is in this table", () => {
  const named = everyStaffEndpoint.filter(({ method, by, input, ...row }) => {
    const fields = "entries" in input ? Object.keys(Object(input.entries)) : [];
    const isForEditors = by !== "staff" || !("roles" in row) || row.roles.includes("editor");
    return method === "POST" && isForEditors && ["type", "language", "editions"].some((name) => fields.includes(name));
  });
  expect(named.map(({ path }) => path).toSorted()).toEqual([...Object.keys(changes), ...Object.keys(exceptions)].toSorted());
});

describe.each(Object.entries(changes))("staff endpoint %s", (path, input) => {
  test("refuses an editor of another language", async () => {
    expect((await german.call(path, input)).body).toMatchObject({ code: 403, reason: "notYourLanguage" });
  });

  test("refuses a role that may not change the type", async () => {
    expect((await productManager.call(path, input)).body).toMatchObject({ code: 403, reason: "roleMayNot" });
  });
});

test("restoring from the trash needs the rights for the deleted type and languages", async () => {
  const trashed = await trashEntry(context, { type: "news", key: "deleted" });
  const restore = async (browser: TestBrowser) =>
    (await browser.call("/staff/trash/restore", { id: trashed.ok ? trashed.id : "" })).body.reason;
  expect(await restore(german)).toBe("notYourLanguage");
  expect(await restore(productManager)).toBe("roleMayNot");
});
