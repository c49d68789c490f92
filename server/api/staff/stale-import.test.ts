import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import type { Entry } from "#domain/editing/schema";
import type { TranslationImportResult } from "#domain/translation/schema";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let german: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ editor: german } = await openStaffBrowsers(context, ["de"]));
});
afterAll(() => context.close());

const inEnglish = newsData({ title: "Opening", lead: "Soon", body: "Ask [the shop](/contact-us) for {company}." });
const inGerman = newsData({ title: "Eröffnung", lead: "Bald", body: "Fragen Sie [den Laden](/contact-us) nach {company}." });
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await publish(context, { key: "opening", data: inEnglish });
  await publish(context, { key: "opening", websiteId: 4, data: inGerman });
});

const report = async (file: string) =>
  (await german.call("/staff/content/translation/import", { file })).body.data as TranslationImportResult[];
const translated = (file: string, id: string, target: string) => {
  const place = new RegExp(`(<trans-unit id="${id}".*?</source>)<target.*?</target>`, "s");
  expect(file).toMatch(place);
  return file.replace(place, (_, before: string) => `${before}<target>${target}</target>`);
};

describe("translation import of a stale translation", () => {
  /** Changes the English title and lead, which German then needs to follow, and exports German. */
  const fileOfStale = async (query: Record<string, string> = {}) => {
    await publish(context, { key: "opening", data: { ...inEnglish, title: "Grand opening", lead: "Tomorrow" } });
    const parameters = new URLSearchParams({ type: "news", from: "en", to: "de", which: "outdated", ...query });
    return ((await german.call(`/staff/translation?${parameters}`)).body.data as { file: string }).file;
  };
  const staleFields = async () =>
    ((await german.call("/staff/content/news/opening")).body.data as Entry).editions
      .find(({ language }) => language === "de")
      ?.follows.map(({ field }) => field);
  const publishGerman = () => german.call("/staff/content/publish", { editions: [{ type: "news", key: "opening", language: "de" }] });

  test("names the marks that end when its draft is published", async () => {
    const file = translated(translated(await fileOfStale(), "title", "Große Eröffnung"), "description", "Neu");
    expect(await report(file)).toMatchObject([{ title: "Eröffnung", fields: ["title", "description"], answers: ["title"], confirmed: [] }]);
    expect(await staleFields()).toEqual(["lead", "title"]);
    await publishGerman();
    expect(await staleFields()).toEqual(["lead"]);
  });

  test("ends no mark for a translation of a former source text", async () => {
    const file = translated(await fileOfStale(), "title", "Große Eröffnung");
    await publish(context, { key: "opening", data: { ...inEnglish, title: "Third", lead: "Tomorrow" } });
    expect(await report(file)).toMatchObject([{ answers: [], units: [{ id: "title", reason: "sourceMoved" }] }]);
    await publishGerman();
    expect(await staleFields()).toEqual(["lead", "title"]);
  });

  test.each([
    ["1.2", 'state="needs-review-translation"', 'state="final"'],
    ["2.1", 'state="translated" subState="site:stale"', 'state="reviewed"'],
  ])("ends the marks of texts that a translator confirmed unchanged in XLIFF %s", async (version, stale, confirmed) => {
    const file = await fileOfStale({ version });
    expect(await report(file)).toMatchObject([{ result: "unchanged", confirmed: [] }]);
    expect(await staleFields()).toEqual(["lead", "title"]);
    expect(await report(file.replace(stale, confirmed))).toMatchObject([{ result: "unchanged", confirmed: ["title"] }]);
    expect(await staleFields()).toEqual(["lead"]);
  });

  test.each(["2.0", "2.1"])("is read from XLIFF %s", async (version) => {
    const file = await fileOfStale({ version });
    expect(file).toContain(`<xliff version="${version}" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en-US" trgLang="de">`);
    expect(file).toMatch(/<file id="news\.opening\.s\d+\.t\d+" original="news\/opening"/);
    const title = "<source>Grand opening</source><target>Eröffnung</target>";
    expect(file).toContain(title);
    expect(await report(file.replace(title, title.replace("Eröffnung", "Große Eröffnung")))).toMatchObject([
      { result: "drafted", fields: ["title"], answers: ["title"], units: [] },
    ]);
    const lost = file.replace(/(<target>Fragen Sie )<pc [^>]*>(.*?)<\/pc>/, "$1$2");
    expect(lost).not.toBe(file);
    expect(await report(lost)).toMatchObject([{ units: [{ id: "body", reason: "codesDiffer" }] }]);
  });
});
