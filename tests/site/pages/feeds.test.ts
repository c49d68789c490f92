import { eq } from "drizzle-orm";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { feedNames } from "#domain/feeds/schema";
import { exportTranslation } from "#domain/translation";
import { languages, websiteIds, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { recordVersions } from "../../../domain/documents/record-versions.ts";
import { newsData, publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";
import { activityData, expoData } from "../../support/event-data.ts";

const now = new Date("2036-11-21T12:00:00Z");
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  const { context } = site.services;
  const body = "Read [COPIA](product:copia) & more.\n\n![The tower](picture:substation-fog)";
  await publish(context, { key: "whole", data: newsData({ title: "Whole", date: "2036-11-01", picture: "copia-hero", body }) });
  // French entries share website 3 with English ones, but each feed has only entries in its own language.
  const hour = activityData("2036-12-01T10:00", "2036-12-01T11:00");
  for (const websiteId of websiteIds)
    await publish(context, {
      type: "activity",
      key: "hour",
      websiteId,
      data: { ...hour, ...(websiteId === 3 && { fr: { title: "Une heure" } }) },
    });
  await publish(context, { type: "activity", key: "over", data: activityData("2036-10-01T10:00", "2036-10-01T11:00") });
  await publish(context, {
    type: "activity",
    key: "example",
    data: { ...activityData("2036-12-02T10:00", "2036-12-02T11:00"), sample: true },
  });
  await publish(context, { type: "expo", key: "spring", data: expoData("2037-04-27", "2037-04-29") });
  await recordVersions(context, site.services.contentFiles);
});
afterAll(() => site.close());

const text = async (address: string) => (await site.visit(address)).text();
const matchAll = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match[1]!);
const entriesOf = (xml: string) => matchAll(xml, /<entry>([\s\S]*?)<\/entry>/g);
const contentOf = (entry: string | undefined) =>
  matchAll(entry ?? "", /<content type="html"><!\[CDATA\[([\s\S]*?)\]\]><\/content>/g)[0] ?? "";
const entryNamed = (xml: string, title: string) =>
  entriesOf(xml).find((entry) => entry.includes(`<title type="html"><![CDATA[${title}]]></title>`));

function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => void faults.push(message));
  parser.write(xml).close();
  return faults;
}

describe.each(testedLanguages)("feeds in %s", (code) => {
  test.each(feedNames)("provide %s as valid Atom with full texts and absolute addresses", async (feed) => {
    const answer = await site.visit(`/feeds/${code}/${feed}.xml`);
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await answer.text();
    expect(faultsOf(xml)).toEqual([]);
    expect(xml).toContain(`<link rel="self" href="http://site.test/feeds/${code}/${feed}.xml"/>`);
    const ids = matchAll(xml, /<id>([^<]+)<\/id>/g);
    expect(new Set(ids).size).toBe(ids.length);
    const entries = entriesOf(xml);
    expect(entries.length).toBeGreaterThan(feed === "events" ? 0 : 2);
    for (const entry of entries) {
      expect(contentOf(entry)).not.toBe("");
      expect(matchAll(contentOf(entry), / (?:href|src)="([^"]*)"/g).filter((address) => !/^(https?|mailto):/.test(address))).toEqual([]);
      expect(contentOf(entry)).not.toContain("srcset");
    }
  });
  test.each([
    ["/explore/news", ["news.xml"]],
    ["/explore/blog", ["blog.xml"]],
    ["/explore/activity", ["events.ics", "events.xml"]],
    ["/explore/expo", ["events.ics", "events.xml"]],
    ["/support-center/downloads", ["downloads.xml"]],
  ])("are linked in the head and the body of %s", async (path, files) => {
    const html = await text(localPath(code, path));
    for (const file of files) {
      const type = file.endsWith(".ics") ? "text/calendar" : "application/atom+xml";
      const address = `/feeds/${code}/${file}`;
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" type="${type.replace("+", "\\+")}" title="[^"]+" href="http://site.test${address}"`),
      );
      expect(html).toContain(`<a href="${address}"`);
    }
  });
  test("are all linked from the community page", async () => {
    const html = await text(localPath(code, "/support-center/community"));
    for (const file of [...feedNames.map((feed) => `${feed}.xml`), "events.ics"]) expect(html).toContain(`href="/feeds/${code}/${file}"`);
  });
});

test("feeds and translation files stay well-formed with characters that were stored before they were removed", async () => {
  const { context } = site.services;
  await publish(context, { key: "old-text", data: newsData({ title: "Softbreak" }) });
  const isOld = eq(contentEntry.key, "old-text");
  const [storedEntry] = await context.database.select().from(contentEntry).where(isOld);
  const data = { ...storedEntry!.data, title: "Soft\u000bbreak", body: "One.\u0007\ufffe" };
  await context.database.update(contentEntry).set({ data, draft: data }).where(isOld);
  const xml = await text("/feeds/en/news.xml");
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain("Softbreak");
  const translation = await exportTranslation(context, {
    type: "news",
    version: "1.2",
    which: "chosen",
    keys: ["old-text"],
    from: "en",
    to: "de",
  });
  expect(faultsOf(translation!.file)).toEqual([]);
});

test("the feed entry of an article has images, text, links and sources", async () => {
  const entry = entryNamed(await text("/feeds/en/news.xml"), "Whole");
  const content = contentOf(entry);
  expect(content).toContain('Read <a href="http://site.test/en/products/copia">COPIA</a> &amp; more.');
  expect(content).toContain("<li>A source</li>");
  const pictures = matchAll(content, /<img src="([^"]+)"/g);
  expect(pictures).toHaveLength(2);
  expect(entry).toContain(`<link rel="enclosure" href="${pictures[0]}" type="image/webp"/>`);
});

test("the feed entry of a document links to the file in its language", async () => {
  const xml = await text("/feeds/de/downloads.xml");
  const files = matchAll(xml, /<link href="http:\/\/site\.test([^"]+)"\/>/g);
  expect(files).toContain("/documents/tianyuan-60k-data-sheet-de.pdf");
  expect(files.filter((file) => /-(fr|en|cn|au)\.pdf$/.test(file))).toEqual([]);
  expect(xml).toContain("<![CDATA[Neu: Kurzanleitung COPIA]]>");
});

test("the events feed lists events until their end, with time and example label", async () => {
  const xml = await text("/feeds/en/events.xml");
  expect(contentOf(entryNamed(xml, "An hour"))).toContain(
    "Monday, December\u00a01, 2036, 10:00\u2009–\u200911:00\u202fa.m. (Central European Time)",
  );
  expect(entryNamed(xml, "An hour · Example")).toBeDefined();
  expect(xml).not.toContain("event=over");
  const fair = contentOf(entryNamed(xml, "A trade fair"));
  expect(fair).toContain("April\u00a027\u2009–\u200929, 2037");
  expect(fair).toContain("<em>see</em>");
});

describe("structured data", () => {
  const jsonLd = async (path: string) =>
    matchAll(await text(path), /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      (json) => JSON.parse(json) as Record<string, unknown>,
    );
  const ofType = async (path: string, type: string) => (await jsonLd(path)).filter((data) => data["@type"] === type);

  test.each(testedLanguages)("describes the site search on the home page in %s", async (code: Language) => {
    const [siteData = {}] = await ofType(localPath(code, "/"), "WebSite");
    expect(siteData).toMatchObject({ url: new URL(localPath(code, "/"), "http://site.test").href, inLanguage: languages[code].tag });
    const { target } = siteData.potentialAction as { target: { urlTemplate: string } };
    const answer = await site.visit(target.urlTemplate.replace("{search_term_string}", "copia"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('value="copia"');
  });
  test("names the company as the author of an article", async () => {
    const company = { "@type": "Organization", name: "eCactus" };
    expect(await ofType("/en/explore/news/whole", "NewsArticle")).toMatchObject([{ author: company, publisher: company }]);
  });
  test("names the company as organizer of events but not of trade fairs", async () => {
    const [hour] = await ofType("/en/explore/activity", "Event");
    expect(hour).toMatchObject({
      startDate: "2036-12-01T10:00:00+01:00",
      endDate: "2036-12-01T11:00:00+01:00",
      organizer: { name: "eCactus" },
    });
    const [fair] = await ofType("/en/explore/expo", "Event");
    expect(fair).toMatchObject({ startDate: "2037-04-27", location: { address: { addressLocality: "Leipzig", addressCountry: "DE" } } });
    expect(fair).not.toHaveProperty("organizer");
    expect((await site.visit(String(fair?.image))).status).toBe(200);
  });
});

describe("lastmod in sitemap.xml", () => {
  const lastmod = async (path: string) =>
    new RegExp(`<loc>http://site\\.test${path}</loc><lastmod>([^<]+)</lastmod>`).exec(await text("/sitemap.xml"))?.[1];

  test("is the last change of an entry for its page and lists", async () => {
    for (const path of ["/en/explore/news/whole", "/explore/news/whole", "/en/explore/news", "/en/explore/expo", "/en/explore/activity"])
      expect(await lastmod(path), path).toBe("2036-11-21T12:00:00.000Z");
  });
  test("differs between languages", async () => {
    expect(await lastmod("/de/explore/expo")).not.toBe("2036-11-21T12:00:00.000Z");
  });
  test("is absent for pages without entries", async () => {
    for (const path of ["/en", "/en/about-us", "/en/contact-us"]) expect(await lastmod(path), path).toBeUndefined();
    expect(await text("/sitemap.xml")).toContain("<loc>http://site.test/en/about-us</loc><xhtml:link");
  });
});
