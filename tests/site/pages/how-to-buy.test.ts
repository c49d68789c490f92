import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { publish } from "#tests/support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const visit = (query: string, code: Language = "en", from = site) =>
  from.visit(localPath(code, "/how-to-buy") + query, {
    headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` },
  });
const page = async (query: string, code: Language = "en") => (await visit(query, code)).text();
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
const partnerIds = (html: string) => matchAll(main(html), /<li id="((?:distributor|installer)-[a-z-]+)"/g);
const withPlainSpaces = (html: string) => html.replaceAll("<!-- -->", "").replace(/[\u00a0\u202f]/g, " ");
const kilometres = (html: string) =>
  matchAll(main(html), /tabular-nums">([\d.,\s\u202f\u00a0]+)\s?(?:km|公里)</gu).map((text) => Number(text.replaceAll(/\D/g, "")));

describe.each(testedLanguages)("how-to-buy page in %s", (code) => {
  test("lists all partners on pages of 25 with links to each other", async () => {
    const [first, second] = await Promise.all([page("", code), page("?page=2", code)]);
    const ids = [...partnerIds(first), ...partnerIds(second)];
    expect(partnerIds(first)).toHaveLength(25);
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
    const path = localPath(code, "/how-to-buy");
    expect(matchAll(main(first), /<a[^>]*rel="(next|prev)"/g)).toEqual(["next"]);
    expect(main(first)).toMatch(new RegExp(`<a[^>]*href="${path}\\?page=2"`));
    expect(matchAll(main(second), /<a[^>]*rel="(next|prev)"/g)).toEqual(["prev"]);
    expect(withPlainSpaces(main(second))).toContain(
      { fr: "Page 2 sur 2", en: "Page 2 of 2", au: "Page 2 of 2", de: "Seite 2 von 2", cn: "第 2 页，共 2 页" }[code],
    );
    expect(second).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}\\?page=2"`));
    expect(second).not.toContain('content="noindex"');
    expect((await visit("?page=3", code)).status).toBe(404);
  });

  test("shows partners as examples and links every country on the map", async () => {
    const html = main(await page("", code));
    const example = { fr: "Exemple", en: "Example", au: "Example", de: "Beispiel", cn: "示例" }[code];
    const [head, ...rows] = html.split(/<li id="(?=distributor-|installer-)/);
    expect(head).toMatch(new RegExp(`>${example}<`));
    // The request for an installer comes before fictitious partners.
    expect(head).toContain('id="installer"');
    for (const row of rows) expect(row).toMatch(new RegExp(`translate="no"[^>]*>[^<]*${example}`, "i"));
    const countries = new Set(matchAll(html, /href="[^"]*\?country=([A-Z]{2})"/g));
    expect(countries.size).toBeGreaterThanOrEqual(15);
    for (const country of countries) expect(html).toMatch(new RegExp(`<use href="/assets/(?:world|regions)-[^"#]+\\.svg#${country}"`));
  });

  test("finds a place by name and sorts partners by distance", async () => {
    const name = { fr: "Cologne", en: "Cologne", au: "cologne", de: "Köln", cn: "科隆" }[code];
    const response = await visit(`?place=${encodeURIComponent(name)}&country=&line=`, code);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${localPath(code, "/how-to-buy")}?near=cologne`);
    const html = await page("?near=cologne", code);
    expect(partnerIds(html)[0]).toBe("installer-cologne");
    expect(partnerIds(html)).toHaveLength(12);
    const distances = kilometres(html);
    expect(distances).toHaveLength(12);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[1]).toBe(104);
  });
});

describe("filters of the how-to-buy page", () => {
  test.each([
    ["?country=AU", 6, /^(distributor|installer)-(sydney|melbourne|brisbane|adelaide|perth|townsville)$/],
    ["?country=AU&kind=installer", 4, /^installer-/],
    ["?country=AU&kind=installer&line=utility", 1, /^installer-townsville$/],
    ["?near=lyon&country=DE", 6, /-(hamburg|stuttgart|munich|cologne|leipzig|berlin)$/],
  ])("with %s leave %i partners", async (query, count, ids) => {
    const foundPartners = partnerIds(await page(query));
    expect(foundPartners).toHaveLength(count);
    for (const id of foundPartners) expect(id).toMatch(ids);
  });

  test.each(["?country=fr", "?kind=friend", "?line=all", "?near=Lyon!", "?utm_source=x", "?place="])(
    "ignore the query %s",
    async (query) => {
      const [withoutQuery, withQuery] = await Promise.all([visit(""), visit(query)]);
      expect(withQuery.headers.get("etag")).toBe(withoutQuery.headers.get("etag"));
    },
  );

  test("are kept in a search for a place or a country", async () => {
    expect((await visit("?place=Lyon&kind=installer&line=residential")).headers.get("location")).toBe(
      "/en/how-to-buy?near=lyon&kind=installer&line=residential",
    );
    expect((await visit("?place=Belgique&kind=installer", "fr")).headers.get("location")).toBe("/how-to-buy?country=BE&kind=installer");
  });

  test("keep an unknown place and the other choices on an uncacheable page", async () => {
    const response = await visit(`?place=${encodeURIComponent("<b>12 Secret Lane")}&country=FR&kind=installer&line=utility`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = main(await response.text());
    const [field] = /<input[^>]*name="place"[^>]*>/.exec(html)!;
    expect(field).toContain('value="&lt;b&gt;12 Secret Lane"');
    expect(field).toContain('aria-invalid="true"');
    for (const choice of ["FR", "utility"]) expect(html).toMatch(new RegExp(`<option value="${choice}" selected`));
    expect(html).toContain("?place=%3Cb%3E12%20Secret%20Lane&amp;country=FR&amp;kind=distributor&amp;line=utility");
    expect(partnerIds(html)).toEqual([]);
  });
});

describe("how-to-buy page with many partners", () => {
  let large: TestSite;
  const total = 60;
  beforeAll(async () => {
    large = await openTestSite();
    for (let index = 0; index < total; index += 1) {
      const place = { latitude: 48 + index / 20, longitude: 9 + index / 20 };
      const data = {
        order: 9000 + index,
        country: "DE",
        kind: "installer",
        lines: ["residential"],
        place,
        name: `New ${index}`,
        city: "Ulm",
      };
      await publish(large.services.context, { type: "distributor", key: `installer-new-${index}`, data });
    }
  });
  afterAll(() => large.close());
  const largePage = async (query: string) => (await visit(query, "en", large)).text();

  test("shows 25 partners of a country a page, each on the map of its page", async () => {
    const pages = await Promise.all(["?country=DE", "?country=DE&page=2", "?country=DE&page=3"].map(largePage));
    const ids = pages.map((html) => matchAll(main(html), /<li id="([a-z0-9-]+)"/g));
    expect(ids.map(({ length }) => length)).toEqual([25, 25, 6 + total - 50]);
    expect(new Set(ids.flat()).size).toBe(6 + total);
    for (const [index, html] of pages.entries()) {
      expect(html).toContain(`${6 + total} addresses`);
      expect(matchAll(main(html), /<li class="absolute"( )/g)).toHaveLength(ids[index]!.length);
      for (const target of matchAll(main(html), /<a[^>]*href="#((?:installer|distributor)-[^"]+)"/g)) expect(ids[index]).toContain(target);
    }
    expect(pages.map((html) => html.includes('content="noindex"'))).toEqual([false, true, true]);
    expect(pages[1]).toMatch(/<link rel="canonical" href="[^"]*\/en\/how-to-buy\?country=DE&(amp;)?page=2"/);
  });

  test("keeps the filters on the next page and drops the page with another filter", async () => {
    const html = main(await largePage("?country=DE&kind=installer&page=2"));
    expect(html).toContain('href="/en/how-to-buy?country=DE&amp;kind=installer"');
    expect(html).toContain('href="/en/how-to-buy?country=DE&amp;kind=installer&amp;page=3"');
    expect(html).toContain('href="/en/how-to-buy?country=DE&amp;kind=distributor"');
  });

  test.each([
    ["installer-new-0", "/en/how-to-buy?country=DE#installer-new-0"],
    ["installer-new-59", "/en/how-to-buy?country=DE&page=3#installer-new-59"],
  ])("leads from the address of %s to its place in the list", async (key, address) => {
    const response = await visit(`?distributor=${key}`, "en", large);
    expect([response.status, response.headers.get("location")]).toEqual([302, address]);
  });

  test("still finds the nearest partners of a place", async () => {
    const html = await largePage("?near=munich&page=2");
    expect(matchAll(main(html), /<li id="([a-z0-9-]+)"/g)).toHaveLength(12);
  });

  test.each(["?country=DE&page=4", "?distributor=nobody"])("does not exist at %s", async (query) =>
    expect((await visit(query, "en", large)).status).toBe(404),
  );
});

describe("how-to-buy page without partners", () => {
  test.each(["?place=Entenhausen", "?near=nowhere", "?country=JP", "?country=SE&kind=installer"])(
    "says so for %s and links to other pages",
    async (query) => {
      const html = main(await page(query));
      expect(partnerIds(html)).toEqual([]);
      expect(html).toContain(">no data<");
      expect(html).toContain('href="/en/contact-us?problemType=purchase#ask"');
      expect(html).toContain('href="/en/how-to-buy"');
    },
  );

  test("still works if there are no partner entries at all", async () => {
    const empty = await openTestSite();
    try {
      const keys = (await Promise.all([page(""), page("?page=2")])).flatMap(partnerIds);
      for (const key of keys)
        for (const language of languageCodes) await withdrawEntry(empty.services.context, { type: "distributor", key, language });
      for (const path of ["/en/how-to-buy", "/en/how-to-buy?near=lyon", "/en/about-us"]) {
        const response = await empty.visit(path);
        expect(response.status).toBe(200);
        const html = main(await response.text());
        expect(partnerIds(html)).toEqual([]);
        // Without entries there is nothing to search.
        expect([path, html.includes('id="installer"'), html.includes("<search")]).toEqual([path, path.includes("buy"), false]);
      }
    } finally {
      await empty.close();
    }
  });
});

test.each(["", "?country=FR"])("the map of the how-to-buy page %j is an immutable file", async (query) => {
  const [, file] = /<use href="([^"#]+)#world"/.exec(await page(query))!;
  const response = await site.visit(file!, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(response.headers.get("cache-control")).toContain("immutable");
});

test("the how-to-buy page links markers to entries and omits examples from structured data", async () => {
  const html = await page("?country=FR");
  for (const json of matchAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) expect(json).not.toMatch(/example/i);
  const targets = matchAll(main(html), /<a[^>]*href="#([^"]+)"/g);
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) expect(partnerIds(html)).toContain(target);
});

test("the site search links to a partner on the how-to-buy page", async () => {
  const { data } = await (await site.visit("/api/search?q=Nantes&language=fr")).json();
  expect(data[0]).toMatchObject({ type: "distributor", path: "/how-to-buy?distributor=distributor-nantes", sample: true });
});

test.each([
  ["/api/place?q=muenchen&language=de", [["munich", "München"]]],
  ["/api/place?q=", []],
])("the place API answers %s", async (path, places) => {
  const { code, data } = await (await site.visit(path)).json();
  expect(code).toBe(200);
  expect(data.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual(places);
});

test("the contact form preselects the subject named in its address", async () => {
  const html = await (await site.visit("/en/contact-us?problemType=career")).text();
  expect(html).toMatch(/<option value="career" selected/);
  expect(await (await site.visit("/en/contact-us?problemType=nothing")).text()).not.toMatch(/<option value="[a-zA-Z]+" selected/);
});

describe("product configuration in a link", () => {
  const myrtillo = "product=myrtillo-ess-high-voltage-lfp-battery&modules=5&towers=2";
  const expectedTexts = {
    fr: "2\u00a0tours de 5\u00a0modules, 49,9\u202fkWh",
    en: "2\u00a0towers of 5\u00a0modules, 49.9\u00a0kWh",
    au: "2\u00a0towers of 5\u00a0modules, 49.9\u00a0kWh",
    de: "2\u00a0Türme mit je 5\u00a0Modulen, 49,9\u00a0kWh",
    cn: "2 组并联，每组 5 个模块，49.9\u00a0kWh",
  };
  const messageOf = (html: string) => /<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(html)?.[1];

  test.each(testedLanguages)("in %s is shown on the how-to-buy page and passed to the contact form", async (code) => {
    const html = main(await page(`?line=residential&${myrtillo}`, code));
    expect(html).toContain(expectedTexts[code]);
    const hrefs = matchAll(html, /<a [^>]*href="([^"#][^"]*)"/g).map((href) => href.replaceAll("&amp;", "&"));
    const linksWithStack = hrefs.filter((href) => /\/(how-to-buy|contact-us|project-request)\?/.test(href));
    expect(linksWithStack.length).toBeGreaterThan(10);
    for (const href of linksWithStack) expect(href).toContain(myrtillo);
    for (const [name, value] of new URLSearchParams(myrtillo))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    const contact = linksWithStack.find((href) => href.includes("/contact-us?"))!;
    const form = await (await site.visit(contact, { headers: { cookie: `official_lang_cache@v1=${code}` } })).text();
    expect(form).toContain(expectedTexts[code]);
    expect(messageOf(form)).toBe("");
  });

  test("is kept by a search for a place", async () => {
    const response = await visit(`?place=Cologne&country=&line=&${myrtillo}`);
    expect(response.headers.get("location")).toBe(`/en/how-to-buy?near=cologne&${myrtillo}`);
  });

  test.each([
    ["product=copia", "COPIA", "product=copia"],
    ["product=copia&modules=5&towers=2", "COPIA", "product=copia"],
    [
      "product=agave-th-three-phase-home-battery-energy-storage-system&modules=1&towers=5",
      "AGAVE-TH, 4\u00a0modules, 19.96\u00a0kWh",
      "modules=4&towers=1",
    ],
    ["product=none", undefined, undefined],
    ["product=%3Cscript%3E", undefined, undefined],
    ["product=constructor", undefined, undefined],
    ["modules=5&towers=2", undefined, undefined],
  ])("from %s is reduced to what exists", async (query, text, expectedQuery) => {
    const html = main(await page(`?${query}`));
    const form = await (
      await site.visit(`/en/contact-us?problemType=purchase&${query}`, { headers: { cookie: "official_lang_cache@v1=en" } })
    ).text();
    for (const shown of [html, form]) {
      if (text === undefined) expect(shown).not.toContain("Your selection");
      else expect(shown).toContain(text);
    }
    const linksWithStack = matchAll(html, /<a [^>]*href="([^"]*(?:how-to-buy|contact-us)\?[^"]*)"/g).map((href) =>
      href.replaceAll("&amp;", "&"),
    );
    for (const href of linksWithStack) expect(href.includes("product=")).toBe(expectedQuery !== undefined);
    if (expectedQuery) for (const href of linksWithStack) expect(href).toContain(expectedQuery);
  });
});
