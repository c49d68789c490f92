import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedNames } from "#domain/feeds/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { noteVersions } from "../../../domain/documents/note-versions.ts";
import { newsData, publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const now = new Date("2036-11-21T12:00:00Z");
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  const { context } = site.services;
  const body = "Read [COPIA](product:copia) & more.\n\n![The tower](picture:substation-fog)";
  await publish(context, { key: "whole", data: newsData({ title: "Whole", date: "2036-11-01", picture: "copia-hero", body }) });
  await publish(context, { type: "activity", key: "hour", data: activity("2036-12-01T10:00", "2036-12-01T11:00") });
  await publish(context, { type: "activity", key: "over", data: activity("2036-10-01T10:00", "2036-10-01T11:00") });
  await publish(context, { type: "activity", key: "example", data: { ...activity("2036-12-02T10:00", "2036-12-02T11:00"), sample: true } });
  await publish(context, { type: "expo", key: "spring", data: expo("2037-04-27", "2037-04-29") });
  await noteVersions(context, site.services.contentFiles);
});
afterAll(() => site.close());

function activity(start: string, end: string): Record<string, unknown> {
  return {
    start,
    end,
    timeZone: "Europe/Paris",
    sector: "utility",
    online: true,
    title: "An hour",
    lead: "A lead, with a comma",
    place: "Online",
  };
}
function expo(start: string, end: string): Record<string, unknown> {
  const texts = { title: "A trade fair", lead: "A lead", place: "Leipzig", body: "- To *see*", pictureAlt: "COPIA" };
  return { start, end, timeZone: "Europe/Berlin", country: "DE", picture: "copia-hero", ...texts };
}
const text = async (address: string) => (await site.visit(address)).text();
const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match[1]!);
const entriesOf = (xml: string) => all(xml, /<entry>([\s\S]*?)<\/entry>/g);
const contentOf = (entry: string | undefined) => all(entry ?? "", /<content type="html"><!\[CDATA\[([\s\S]*?)\]\]><\/content>/g)[0] ?? "";
const entryNamed = (xml: string, title: string) =>
  entriesOf(xml).find((entry) => entry.includes(`<title type="html"><![CDATA[${title}]]></title>`));

/** What the parser says of a text that is no XML. */
function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => void faults.push(message));
  parser.write(xml).close();
  return faults;
}

describe.each(languageCodes)("in %s", (code) => {
  test.each(feedNames)("the feed %s is Atom with the whole text of each entry, by whole addresses", async (feed) => {
    const answer = await site.visit(`/feeds/${code}/${feed}.xml`);
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await answer.text();
    expect(faultsOf(xml)).toEqual([]);
    expect(xml).toContain(`<link rel="self" href="http://site.test/feeds/${code}/${feed}.xml"/>`);
    const ids = all(xml, /<id>([^<]+)<\/id>/g);
    expect(new Set(ids).size).toBe(ids.length);
    if (feed !== "events") expect(ids.length).toBeGreaterThan(3);
    for (const entry of entriesOf(xml)) {
      expect(contentOf(entry)).not.toBe("");
      expect(all(contentOf(entry), / (?:href|src)="([^"]*)"/g).filter((address) => !/^(https?|mailto):/.test(address))).toEqual([]);
      expect(contentOf(entry)).not.toContain("srcset");
    }
  });
  test("the calendar of all keeps to the rules of its format", async () => {
    const answer = await site.visit(`/feeds/${code}/events.ics`);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(calendarFaults(await answer.text())).toEqual([]);
  });
  test.each([
    ["/explore/news", ["news.xml"]],
    ["/explore/blog", ["blog.xml"]],
    ["/explore/activity", ["events.ics", "events.xml"]],
    ["/explore/expo", ["events.ics", "events.xml"]],
    ["/support-center/downloads", ["downloads.xml"]],
  ])("%s names what it has in its head and where one reads it", async (path, files) => {
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
  test("the community's page names them all", async () => {
    const html = await text(localPath(code, "/support-center/community"));
    for (const file of [...feedNames.map((feed) => `${feed}.xml`), "events.ics"]) expect(html).toContain(`href="/feeds/${code}/${file}"`);
  });
});

test("an article's entry has its picture, its text, its links and its sources", async () => {
  const entry = entryNamed(await text("/feeds/en/news.xml"), "Whole");
  const content = contentOf(entry);
  expect(content).toContain('Read <a href="http://site.test/en/products/copia">COPIA</a> &amp; more.');
  expect(content).toContain("<li>A source</li>");
  const pictures = all(content, /<img src="([^"]+)"/g);
  expect(pictures).toHaveLength(2);
  expect(entry).toContain(`<link rel="enclosure" href="${pictures[0]}" type="image/webp"/>`);
});

test("a document's entry leads to the file in the feed's own language", async () => {
  const xml = await text("/feeds/de/downloads.xml");
  const files = all(xml, /<link href="http:\/\/site\.test([^"]+)"\/>/g);
  expect(files).toContain("/documents/copia-data-sheet-de.pdf");
  expect(files.filter((file) => /-(fr|en|cn|au)\.pdf$/.test(file))).toEqual([]);
  expect(xml).toContain("<![CDATA[Neu: Datenblatt COPIA]]>");
});

test("events are there until they are over: when, where, and that an example is one", async () => {
  const xml = await text("/feeds/en/events.xml");
  expect(contentOf(entryNamed(xml, "An hour"))).toContain("Monday, December 1, 2036, 10:00\u2009–\u200911:00\u202fAM GMT+1");
  expect(entryNamed(xml, "An hour · Example")).toBeDefined();
  expect(xml).not.toContain("event=over");
  const fair = contentOf(entryNamed(xml, "A trade fair"));
  expect(fair).toContain("April 27\u2009–\u200929, 2037");
  expect(fair).toContain("<em>see</em>");
});

describe("a trade fair's calendar file", () => {
  test("is of whole days, where nobody's clock moves them", async () => {
    const answer = await site.visit("/feeds/en/expo/spring.ics");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="spring.ics"');
    const lines = linesOf(await answer.text());
    expect(lines).toContain("DTSTART;VALUE=DATE:20370427");
    expect(lines).toContain("DTEND;VALUE=DATE:20370430");
    expect(lines).toContain("UID:expo-spring@site.test");
    expect(lines).toContain("LOCATION:Leipzig\\, Germany");
    expect(lines.some((line) => line.startsWith("BEGIN:VTIMEZONE"))).toBe(false);
  });
  test("is offered on the page, also of one that comes later", async () => {
    expect(await text("/en/explore/expo")).toContain('href="/feeds/en/expo/spring.ics"');
  });
  test.each(["/feeds/en/expo/unknown.ics", "/feeds/xx/expo/spring.ics", "/feeds/xx/events.ics", "/feeds/de/expo/spring.ics"])(
    "%s does not exist",
    async (address) => {
      expect((await site.visit(address)).status).toBe(404);
    },
  );
});

test("the calendar of all has each once, with its zone, and asks to be read again in a day", async () => {
  const lines = linesOf(await text("/feeds/en/events.ics"));
  const uids = lines.filter((line) => line.startsWith("UID:"));
  expect(uids).toEqual(expect.arrayContaining(["UID:hour@site.test", "UID:over@site.test", "UID:expo-spring@site.test"]));
  expect(new Set(uids).size).toBe(uids.length);
  expect(lines).toContain("DTSTART;TZID=Europe/Paris:20361201T100000");
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
  expect(lines).toContain("X-WR-CALNAME:eCactus · Events and trade fairs");
});

const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

/** What breaks RFC 5545: ends of lines, their length, what begins and ends, what an event must have, and zones that nothing tells of. */
function calendarFaults(calendar: string): string[] {
  const faults = calendar.replaceAll("\r\n", "").includes("\n") ? ["a line ends with LF alone"] : [];
  for (const line of calendar.split("\r\n")) if (Buffer.byteLength(line) > 75) faults.push(`too long: ${line}`);
  const lines = linesOf(calendar);
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith("BEGIN:")) open.push(line.slice(6));
    if (line.startsWith("END:") && open.pop() !== line.slice(4)) faults.push(`ends what is not open: ${line}`);
  }
  const events = calendar.split("BEGIN:VEVENT").slice(1);
  for (const name of ["UID:", "DTSTAMP:", "DTSTART", "DTEND", "SUMMARY:"])
    if (events.some((event) => !event.includes(`\r\n${name}`))) faults.push(`an event without ${name}`);
  const zones = new Set(all(calendar, /;TZID=([^:]+):/g));
  for (const zone of zones) if (!lines.includes(`TZID:${zone}`)) faults.push(`nothing tells of ${zone}`);
  for (const name of ["VERSION:2.0", "BEGIN:VCALENDAR", "END:VCALENDAR"]) if (!lines.includes(name)) faults.push(`no ${name}`);
  return [...faults, ...open.map((name) => `never ends: ${name}`)];
}

describe("structured data", () => {
  const jsonLd = async (path: string) =>
    all(await text(path), /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      (json) => JSON.parse(json) as Record<string, unknown>,
    );
  const ofType = async (path: string, type: string) => (await jsonLd(path)).filter((data) => data["@type"] === type);

  test.each(languageCodes)("home in %s says what searches the site", async (code: Language) => {
    const [found = {}] = await ofType(localPath(code, "/"), "WebSite");
    expect(found).toMatchObject({ url: new URL(localPath(code, "/"), "http://site.test").href, inLanguage: languages[code].tag });
    const { target } = found.potentialAction as { target: { urlTemplate: string } };
    const answer = await site.visit(target.urlTemplate.replace("{search_term_string}", "copia"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('value="copia"');
  });
  test("an article's author is the company", async () => {
    const company = { "@type": "Organization", name: "eCactus" };
    expect(await ofType("/en/explore/news/whole", "NewsArticle")).toMatchObject([{ author: company, publisher: company }]);
  });
  test("the company is the organizer of its events, and at a trade fair it only shows", async () => {
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

describe("sitemap.xml says since when a page is as it is", () => {
  const lastmod = async (path: string) =>
    new RegExp(`<loc>http://site\\.test${path}</loc><lastmod>([^<]+)</lastmod>`).exec(await text("/sitemap.xml"))?.[1];

  test("an entry's page, and what lists it, since it was published or last changed", async () => {
    for (const path of ["/en/explore/news/whole", "/explore/news/whole", "/en/explore/news", "/en/explore/expo", "/en/explore/activity"])
      expect(await lastmod(path), path).toBe("2036-11-21T12:00:00.000Z");
  });
  test("each language by itself", async () => {
    expect(await lastmod("/de/explore/expo")).not.toBe("2036-11-21T12:00:00.000Z");
  });
  test("what comes with the program has none", async () => {
    for (const path of ["/en", "/en/about-us", "/en/contact-us"]) expect(await lastmod(path), path).toBeUndefined();
    expect(await text("/sitemap.xml")).toContain("<loc>http://site.test/en/about-us</loc><xhtml:link");
  });
});
