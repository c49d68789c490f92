import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const readHtml = async (path: string, from = site) => (await from.visit(path)).text();
const jobs = (html: string) => matchAll(html, /<a [^>]*href="[^"]*\/join-us\/([a-z-]+)"/g);

describe.each(testedLanguages)("company pages in %s", (code) => {
  test("list the jobs as examples, each with a link to its page", async () => {
    const html = await readHtml(localPath(code, "/join-us"));
    expect(jobs(html)).toEqual([
      "battery-test-engineer",
      "service-technician",
      "power-electronics-engineer",
      "installer-trainer",
      "technical-support",
      "energy-data-internship",
    ]);
    const headings = matchAll(html, /<h3[^>]*>([\s\S]*?)<\/h3>/g).filter((heading) => heading.includes("/join-us/"));
    expect(headings).toHaveLength(6);
    for (const heading of headings) expect(heading).toMatch(/>(Exemple|Example|Beispiel|示例)</);
    expect(/<main[\s\S]*<\/main>/.exec(html)![0]).not.toContain("mailto:");
    expect(html).not.toContain("JobPosting");
  });

  test("list exactly the countries of the map", async () => {
    const html = await readHtml(localPath(code, "/about-us"));
    const inList = matchAll(html, /<li class="break-inside-avoid"><a[^>]*\?country=([A-Z]{2})"/g);
    expect(inList.length).toBeGreaterThanOrEqual(15);
    expect(inList.toSorted()).toEqual(matchAll(html, /<use href="[^"#]+\.svg#([A-Z]{2})"/g).toSorted());
  });
});

test("the jobs page without jobs says so and links to the contact form", async () => {
  const empty = await openTestSite();
  try {
    for (const key of jobs(await readHtml("/en/join-us")))
      for (const language of languageCodes) await withdrawEntry(empty.services.context, { type: "job", key, language });
    const html = await readHtml("/en/join-us", empty);
    expect(html).toContain(">no data<");
    expect(html).toContain('href="/en/contact-us?problemType=career#ask"');
  } finally {
    await empty.close();
  }
});

test("the brand page offers every logo file in the stated format and size", async () => {
  const html = await readHtml("/en/about-us/mark");
  const links = [...html.matchAll(/<a href="(\/assets\/[^"]+)" download="(ecactus-[a-z-]+\.(svg|png))"/g)];
  expect(links.map(([, , name]) => name).toSorted()).toEqual(
    ["logo", "logo-on-dark", "mark", "mark-on-dark"].flatMap((name) => [`ecactus-${name}.png`, `ecactus-${name}.svg`]).toSorted(),
  );
  for (const [, address, name, kind] of links) {
    const response = await site.visit(address!);
    expect(response.status, name).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (kind === "png") {
      const pixels = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
      expect(html.slice(html.indexOf(`download="${name}"`)).slice(0, 400)).toContain(pixels);
    } else expect(bytes.toString()).toMatch(/^<svg /);
  }
});
