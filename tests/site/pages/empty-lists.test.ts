import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.context.database.delete(contentEntry);
});
afterAll(() => site.close());

/** English text of the specification, with its translations. */
const noData: Record<Language, string> = { fr: "Aucune donnée", en: "no data", cn: "暂无数据", au: "no data", de: "Keine Daten" };

const lists = [
  "/",
  "/products",
  "/products?category=battery",
  "/explore/news",
  "/explore/blog",
  "/explore/blog?topic=safety",
  "/explore/expo",
  "/explore/activity",
  "/explore/activity?status=ongoing",
  "/explore/activity?status=finished",
  "/solutions/cases",
  "/solutions/cases?functionId=1",
  "/support-center",
  "/support-center/downloads",
  "/support-center/video",
  "/support-center/faqs",
  "/support-center/error-codes",
  "/join-us",
];

describe.each(testedLanguages)("empty lists in %s", (code) => {
  test.each(lists)("show the same message on %s", async (path) => {
    const response = await site.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}` } });
    expect(response.status).toBe(200);
    const main = (await response.text())
      .split("<main")[1]!
      .split("</main>")[0]!
      .replaceAll(/[\u200b\u2060]/g, "");
    expect(main.includes(noData[code])).toBe(true);
  });
});
