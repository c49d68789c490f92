import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { activityData, expoData } from "../../support/event-data.ts";
import { newsData, newsTexts, publish } from "../../support/test-context.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

/** Later than all dates of the content folder, so that only the entries of this test are current. */
let now = new Date("2036-11-21T12:00:00Z");
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  const { context } = site.services;
  const body = "word ".repeat(660);
  const article = (title: string, topics: string[]) => ({
    ...newsData({ title, body, description: `About ${title}`, date: "2036-01-01" }),
    topics,
  });
  await publish(context, {
    type: "blog",
    key: "first",
    data: { ...article("First & <foremost>", ["safety", "planning", "operation"]), fr: newsTexts({ title: "Le premier", body }) },
  });
  await publish(context, { type: "blog", key: "second", data: article("The second", ["operation", "planning", "safety"]) });
  await publish(context, { type: "blog", key: "third", data: article("The third", ["business"]) });
  await publish(context, { type: "blog", key: "for-show", data: { ...article("Only for show", ["safety", "operation"]), sample: true } });
  for (const [key, start, end, changes] of [
    ["day", "2036-10-01T09:00", "2036-10-01T17:00", {}],
    ["evening", "2036-11-20T18:00", "2036-11-20T20:00", { sector: "residential" }],
    ["course", "2036-11-01T09:00", "2037-01-30T17:00", { sector: "residential" }],
    ["hour", "2036-12-01T10:00", "2036-12-01T11:00", { title: "Peaks of a factory" }],
    ["shanghai", "2037-02-01T10:00", "2037-02-01T11:00", { timeZone: "Asia/Shanghai", sample: true, online: false, place: "Suzhou" }],
  ] as const) {
    for (const websiteId of [3, 4] as const) await publish(context, { type: "activity", key, websiteId, data: event(start, end, changes) });
  }
  await publish(context, { type: "expo", key: "winter", data: { ...expoData("2037-01-26", "2037-01-29"), sample: true } });
  await publish(context, { type: "expo", key: "spring", data: expoData("2037-04-27", "2037-04-27") });
  await poll(
    () => text("/en/explore/activity"),
    (html) => html.includes('id="shanghai"'),
  );
});
afterAll(() => site.close());

const event = (start: string, end: string, changes: Record<string, unknown>) => ({
  ...activityData(start, end),
  lead: "A lead",
  ...changes,
});
const text = async (address: string) => (await site.visit(address)).text();
const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const ownEvents = ["day", "evening", "course", "hour", "shanghai"];
const eventsOn = (html: string) => matchAll(html, /<li id="([a-z-]+)"/g).filter((id) => ownEvents.includes(id));
const jsonLd = (html: string) =>
  matchAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json) as Record<string, unknown>);

describe("blog", () => {
  test("shows the reading time, related articles and share links of an article", async () => {
    const html = await text("/en/explore/blog/first");
    expect(html).toContain("3\u00a0min read");
    const related = matchAll(html, /<h3[^>]*>\s*<a [^>]*href="\/en\/explore\/blog\/([a-z-]+)"/g);
    expect(related).toEqual(["second", "for-show"]);
    expect(html).toContain("mailto:?subject=First%20%26%20%3Cforemost%3E&amp;body=http%3A%2F%2Fsite.test%2Fen%2Fexplore%2Fblog%2Ffirst");
    expect(jsonLd(html).map((data) => data["@type"])).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
  });
  test("has no structured data for example content", async () => {
    expect(jsonLd(await text("/en/explore/blog/for-show"))).toEqual([]);
  });
  test.each(["/en/explore/blog/unknown", "/en/explore/blog/Not-a-key", "/de/explore/blog/first"])("answers 404 for %s", async (address) => {
    expect((await site.visit(address)).status).toBe(404);
  });
  test("filters the list by a known topic and ignores unknown ones", async () => {
    const articlesOn = async (query: string) =>
      matchAll(await text(`/en/explore/blog${query}`), /<h3[^>]*>\s*<a [^>]*href="\/en\/explore\/blog\/([a-z-]+)"/g).filter((id) =>
        ["first", "second", "third"].includes(id),
      );
    expect((await articlesOn("?topic=planning")).toSorted()).toEqual(["first", "second"]);
    expect((await articlesOn("?topic=else")).toSorted()).toEqual(["first", "second", "third"]);
  });
  test("lists an article in sitemap.xml in its own languages only", async () => {
    const xml = await text("/sitemap.xml");
    expect(xml).toContain("<loc>http://site.test/explore/blog/first</loc>");
    expect(xml).not.toContain("/de/explore/blog/first");
  });
});

describe.each(testedLanguages)("news in %s", (code) => {
  test("begin with the lead story, then the news of the company, then the guides, each newest first", async () => {
    const html = await text(localPath(code, "/explore/news"));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const shown = matchAll(main, /href="[^"]*\/explore\/news\/([a-z0-9-]+)"/g);
    const { data } = (await (await site.visit(`/api/news/list?page=1&size=24&websiteId=${languages[code].websiteId}`)).json()) as {
      data: { id: string; guide?: boolean; featured?: boolean }[];
    };
    const lead = data.find(({ featured }) => featured)!.id;
    const idsOf = (isGuide: boolean) => data.filter(({ id, guide }) => (guide ?? false) === isGuide && id !== lead).map(({ id }) => id);
    expect(idsOf(true).length).toBeGreaterThan(1);
    expect(shown).toEqual([lead, ...idsOf(false), ...idsOf(true)]);
    const heading = { fr: "Guides", en: "Guides", au: "Guides", cn: "指南", de: "Ratgeber" }[code];
    const place = main.indexOf(`>${heading}</h2>`);
    expect(place).toBeGreaterThan(main.lastIndexOf(`/${[lead, ...idsOf(false)].at(-1)}"`));
    expect(place).toBeLessThan(main.indexOf(`/${idsOf(true)[0]}"`));
  });
});

/** Titles of content/news/how-lfp-cells-age. */
const agingTitles: Record<Language, string> = {
  fr: "Comment vieillit une cellule LFP, et ce qui la ménage",
  en: "How LFP cells age, and what slows it down",
  cn: "磷酸铁锂电芯怎样老化，业主能做什么",
  au: "How LFP cells age in a hot country",
  de: "Wie LFP-Zellen altern und was eine Zyklenzahl bedeutet",
};

describe("feeds", () => {
  test.each(testedLanguages)("contain in %s the news of that language with absolute addresses", async (code) => {
    const response = await site.visit(`/feeds/${code}/news.xml`);
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain(`xml:lang="${languages[code].tag}"`);
    const addresses = matchAll(xml, /<link href="([^"]+)"\/>/g);
    expect(addresses.length).toBeGreaterThan(3);
    expect(xml).toContain(`<![CDATA[${agingTitles[code]}]]>`);
    for (const address of addresses) {
      expect(address.startsWith(`http://site.test${localPath(code, "/explore/news/")}`), address).toBe(true);
      expect((await site.visit(address)).status).toBe(200);
    }
  });
  test("contain blog articles in their own language and no example content", async () => {
    const ids = async (code: Language) =>
      matchAll(await text(`/feeds/${code}/blog.xml`), /<id>[^<]*\/explore\/blog\/([a-z-]+)<\/id>/g).filter((id) =>
        ["first", "second", "third", "for-show"].includes(id),
      );
    expect(await ids("fr")).toEqual(["first"]);
    expect((await ids("en")).toSorted()).toEqual(["first", "second", "third"]);
    expect(await ids("de")).toEqual([]);
    expect(await text("/feeds/en/blog.xml")).toContain("<![CDATA[First &amp; &lt;foremost&gt;]]>");
  });
  test("answer 304, ignore the language cookie and are linked from pages", async () => {
    const cookie = "official_lang_cache@v1=de";
    const first = await site.visit("/feeds/fr/news.xml", { headers: { cookie } });
    const etag = first.headers.get("etag")!;
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
    expect((await site.visit("/feeds/fr/news.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
    for (const path of ["/de/explore/news", "/de/explore/news/how-lfp-cells-age"]) {
      expect(await text(path)).toMatch(
        /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="http:\/\/site\.test\/feeds\/de\/news\.xml"/,
      );
    }
  });
  test.each(["/feeds/xx/news.xml", "/feeds/en/product.xml", "/feeds/en/activity/unknown.ics", "/feeds/xx/activity/hour.ics", "/feeds/en"])(
    "answer 404 for %s",
    async (address) => {
      expect((await site.visit(address)).status).toBe(404);
    },
  );
});

describe("events", () => {
  test("are listed and sorted in the tab of their status", async () => {
    expect(eventsOn(await text("/en/explore/activity"))).toEqual(["hour", "shanghai"]);
    expect(eventsOn(await text("/en/explore/activity?status=ongoing"))).toEqual(["course"]);
    expect(eventsOn(await text("/en/explore/activity?status=finished"))).toEqual(["evening", "day"]);
  });
  test("are filtered by functionId, and an empty list links to all sectors", async () => {
    expect(eventsOn(await text("/en/explore/activity?functionId=1"))).toEqual(["hour", "shanghai"]);
    expect(eventsOn(await text("/en/explore/activity?functionId=3"))).toEqual([]);
    expect(eventsOn(await text("/en/explore/activity?functionId=3&status=finished"))).toEqual(["evening"]);
    expect(eventsOn(await text("/en/explore/activity?functionId=0"))).toEqual(["hour", "shanghai"]);
    const empty = await text("/en/explore/activity?status=ongoing&functionId=1");
    expect(eventsOn(empty)).toEqual([]);
    expect(empty).toContain("no data");
    expect(empty).toMatch(/href="\/en\/explore\/activity\?status=ongoing"/);
  });
  test("redirect from the address of an event to its tab", async () => {
    const to = async (id: string) => (await site.visit(`/de/explore/activity?event=${id}`)).headers.get("location");
    expect(await to("evening")).toBe("/de/explore/activity?status=finished#evening");
    expect(await to("hour")).toBe("/de/explore/activity#hour");
    expect((await site.visit("/de/explore/activity?event=unknown")).status).toBe(404);
  });
  test("have structured data unless they are examples", async () => {
    const events = jsonLd(await text("/en/explore/activity")).filter((data) => data["@type"] === "Event");
    expect(events).toMatchObject([
      { name: "Peaks of a factory", startDate: "2036-12-01T10:00:00+01:00", url: "http://site.test/en/explore/activity?event=hour" },
    ]);
    const expos = jsonLd(await text("/en/explore/expo")).filter((data) => data["@type"] === "Event");
    expect(expos).toMatchObject([{ startDate: "2037-04-27", url: "http://site.test/en/explore/expo#spring" }]);
  });
  test("have calendar files in local time and in the page's language", async () => {
    const response = await site.visit("/feeds/de/activity/shanghai.ics");
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART;TZID=Asia/Shanghai:20370201T100000");
    expect(lines).toContain("DTEND;TZID=Asia/Shanghai:20370201T110000");
    expect(lines).toContain("TZID:Asia/Shanghai");
    expect(lines).toContain("DTSTAMP:20361121T120000Z");
    expect(lines).toContain("SUMMARY:An hour · Beispiel");
    expect(await text("/feeds/en/activity/hour.ics")).toContain("SUMMARY:Peaks of a factory\r\n");
  });
  test("have every calendar file that their page links to", async () => {
    for (const code of ["fr", "en", "de"] as const) {
      const files = matchAll(await text(localPath(code, "/explore/activity")), /href="(\/feeds\/[^"]+\.ics)"/g);
      // Expect one file for each of the two events, and one for all events.
      expect(files).toHaveLength(3);
      for (const file of files) expect((await site.visit(file)).status, file).toBe(200);
    }
  });
  test("are found by the search", async () => {
    expect((await text("/en/search?q=peaks")).includes('href="/en/explore/activity?event=hour"')).toBe(true);
    expect((await text("/en/search?q=Leipzig")).includes('href="/en/explore/expo#spring"')).toBe(true);
  });
});

describe("expiry of cached event pages", () => {
  const address = "/en/explore/activity?functionId=1";
  const etag = async (path: string) => (await site.visit(path)).headers.get("etag");
  const readAt = async (moment: string, path: string) => {
    now = new Date(moment);
    return eventsOn(await text(path));
  };

  test("moves an event between tabs at its start and end", async () => {
    const ongoing = `${address}&status=ongoing`;
    expect(await readAt("2036-12-01T08:59:59.999Z", address)).toContain("hour");
    const before = await etag(address);
    expect(await readAt("2036-12-01T08:59:59.999Z", ongoing)).toEqual([]);
    expect(await readAt("2036-12-01T09:00:00Z", address)).not.toContain("hour");
    expect(await etag(address)).not.toBe(before);
    expect(await readAt("2036-12-01T09:00:00Z", ongoing)).toEqual(["hour"]);
    expect(await readAt("2036-12-01T09:59:59.999Z", ongoing)).toEqual(["hour"]);
    expect(await readAt("2036-12-01T10:00:00Z", ongoing)).toEqual([]);
    expect(await readAt("2036-12-01T10:00:00Z", `${address}&status=finished`)).toEqual(["hour", "day"]);
  });
  test.each([
    ["2036-12-01T08:59:59.999Z", "hour", "upcoming"],
    ["2036-12-01T09:00:00Z", "hour", "ongoing"],
    ["2036-12-01T10:00:00Z", "hour", "finished"],
    ["2037-02-01T02:30:00Z", "shanghai", "ongoing"],
    ["2037-01-25T22:59:59Z", "winter", "upcoming"],
    ["2037-01-25T23:00:00Z", "winter", "ongoing"],
    ["2037-01-29T23:00:00Z", "winter", "finished"],
  ])("at %s makes the API report %s as %s", async (moment, id, status) => {
    now = new Date(moment);
    const type = id === "winter" ? "expo" : "activity";
    const { data: listedEvents } = JSON.parse(await text(`/api/${type}/list?websiteId=3`)) as { data: { id: string; status: string }[] };
    expect(listedEvents.find((event) => event.id === id)?.status).toBe(status);
    expect(JSON.parse(await text(`/api/${type}/${id}`))).toMatchObject({ data: { id, status } });
  });
  test("applies to the payload of the page", async () => {
    const payload = "/en/explore/activity/_payload.json?functionId=1";
    now = new Date("2037-02-01T01:59:59Z");
    expect(await text(payload)).toContain('"shanghai"');
    now = new Date("2037-02-01T02:00:00Z");
    expect(await text(payload)).not.toContain('"shanghai"');
  });
  test("shows a trade fair as next until local midnight after its end", async () => {
    const nextOn = async (moment: string) => {
      now = new Date(moment);
      return matchAll(await text("/en/explore/expo"), /<article id="([a-z-]+)"/g);
    };
    expect(await nextOn("2037-01-29T22:59:59Z")).toEqual(["winter"]);
    expect(await nextOn("2037-01-29T23:00:00Z")).toEqual(["spring"]);
    expect(await nextOn("2037-04-27T22:00:00Z")).toEqual([]);
    expect((await text("/en/explore/expo")).includes("no data")).toBe(true);
  });
});
