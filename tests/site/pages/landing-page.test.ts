import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { publish } from "../../support/test-context.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const read = async (address: string) => (await site.visit(address)).text();

describe("landing page", () => {
  test.each(testedLanguages)("shows every block of the example in %s", async (language) => {
    const html = await read(localPath(language, "/pages/home-battery"));
    for (const part of ["prose", "<dl", "<figure", "<video", "<details", 'name="place"', "products/copia"]) expect(html).toContain(part);
    expect(html).toContain(`href="${localPath(language, "/support-center/warranty")}"`);
    expect(html).toContain(`action="${localPath(language, "/how-to-buy")}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("is found by the search by a word of its blocks", async () => {
    expect(await read("/en/search?q=commissioning+three+steps")).toContain("/en/pages/home-battery");
  });

  test("leaves out an entry that is not public, and answers 404 where it has no text", async () => {
    const blocks = [
      { kind: "text", body: "Only here." },
      { kind: "faq", heading: "Gone questions", questions: ["no-such-question"] },
      { kind: "cards", cards: [{ title: "Elsewhere", link: "https://example.com/" }] },
    ];
    await publish(site.services.context, {
      type: "page",
      key: "only-german",
      websiteId: 4,
      data: { title: "Nur hier", lead: "Eins", blocks },
    });
    await expect.poll(() => read("/de/pages/only-german")).toContain("Only here.");
    const html = await read("/de/pages/only-german");
    expect(html).not.toMatch(/<h2[^>]*>Gone questions/);
    expect(html).toContain('<a href="https://example.com/" rel="noreferrer"');
    expect((await site.visit("/en/pages/only-german")).status).toBe(404);
  });
});
