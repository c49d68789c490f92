import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSoldIn } from "#domain/markets/schema";
import { type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { readImageNames } from "../../support/image-names.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const agave = "/products/agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "/products/myrtillo-ess-high-voltage-lfp-battery";
const otherProducts = ["copia", "tianyuan-60k", "tianyuan-200k", "cholla-wifi", "cholla-lan", "cholla-4g", "smart-plug", "ac-charger"].map(
  (id) => `/products/${id}`,
);
/** Products without published figures have an elevation with numbered parts instead of close-ups. */
const drawnParts: Record<string, number> = { copia: 8, "tianyuan-200k": 9, "ac-charger": 8, "smart-plug": 6 };
const idOf = (path: string) => path.split("/").at(-1)!;
const detailsOf = (path: string) => {
  if (idOf(path) in drawnParts) return [];
  return idOf(path) === "tianyuan-60k" ? ["detail-1"] : ["detail-1", "detail-2"];
};
const readHtml = async (code: Language, path: string) => (await site.visit(localPath(code, path))).text();

test.each([agave, myrtillo, ...otherProducts])("the product page %s shows hero, details and scene with alt texts", async (path) => {
  const nameOf = await readImageNames(site.services.context);
  for (const code of testedLanguages) {
    const html = await readHtml(code, path);
    const pictures = [...html.matchAll(/<img[^>]*src="([^"]+)"[^>]*alt="([^"]*)"/g)].map(([, src, alt]) => ({ src: nameOf(src!), alt }));
    for (const kind of ["hero", ...detailsOf(path), "scene"]) {
      const picturesOfKind = pictures.filter(({ src }) => src!.includes(`-${kind}`));
      expect(picturesOfKind, `${code} ${kind}`).not.toHaveLength(0);
      for (const { alt } of picturesOfKind) expect(alt!.length, `${code} ${kind}`).toBeGreaterThan(3);
    }
  }
});

test("the product page preloads its first image, upright for phones and wide otherwise", async () => {
  const html = await readHtml("en", agave);
  const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
  expect(preloads.map((tag) => /media="([^"]+)"/.exec(tag)?.[1])).toEqual(["(width &lt; 48.75rem)", "(width &gt;= 48.75rem)"]);
  for (const tag of preloads) {
    const [, first] = /imageSrcSet="(\S+)/i.exec(tag)!;
    expect(html.split(first!).length, "the picture takes the file that was asked for").toBeGreaterThan(2);
  }
});

describe("specification of a product", () => {
  test.each(testedLanguages)("can be downloaded as CSV in %s", async (code) => {
    const html = await readHtml(code, agave);
    const [, encodedCsv] = /href="data:text\/csv;charset=utf-8,([^"]+)" download="agave-th\.csv"/.exec(html)!;
    const lines = decodeURIComponent(encodedCsv!).trim().split("\r\n");
    expect(lines).toHaveLength(11);
    for (const line of lines) expect(line.match(/("[^"]*(""[^"]*)*"|[^,]*)(,|$)/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test.each(["copia", "tianyuan-200k", "smart-plug", "ac-charger"])("is left out if no figures are known: %s", async (id) => {
    expect(await readHtml("en", `/products/${id}`)).not.toContain('id="specification-heading"');
  });

  test("is left out with its CSV if the hero shows the only figure", async () => {
    const html = await readHtml("en", "/products/cholla-lan");
    expect(html).not.toContain('id="specification-heading"');
    expect(html).not.toContain("data:text/csv");
    expect(html).toMatch(/<dl[^>]*>[\s\S]*?>LAN</);
  });

  test("offers CSV from four rows on and precedes the text", async () => {
    for (const path of [agave, myrtillo, "/products/tianyuan-60k"]) {
      const html = await readHtml("en", path);
      expect(html).toContain("data:text/csv");
      expect(html.indexOf('id="specification-heading"')).toBeLessThan(html.indexOf('class="prose'));
    }
  });
});

describe("drawing of a product", () => {
  const sectionOf = (html: string, heading: string) =>
    new RegExp(`<section aria-labelledby="${heading}"[\\s\\S]*?</section>`).exec(html)?.[0];

  test.each([
    ["copia", "paths"],
    ["tianyuan-60k", "units"],
    ["tianyuan-200k", "plant"],
    ["cholla-wifi", "links"],
    ["cholla-lan", "links"],
    ["cholla-4g", "links"],
    ["ac-charger", "way"],
    ["smart-plug", "shifted"],
  ])("on %s has alt texts in every language and precedes the text", async (id, heading) => {
    for (const code of testedLanguages) {
      const html = await readHtml(code, `/products/${id}`);
      const section = sectionOf(html, heading);
      expect(section, code).toBeDefined();
      for (const [, label] of section!.matchAll(/<svg role="img" aria-label="([^"]*)"/g)) {
        expect(label!.length, code).toBeGreaterThan(20);
        expect(label, code).not.toMatch(/[{}]/);
      }
      expect(html.indexOf(section!)).toBeLessThan(html.indexOf('class="prose'));
      const htmlUntilDrawing = html.slice(html.indexOf("<h1"), html.indexOf(section!) + section!.length);
      const words = htmlUntilDrawing
        .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, " ")
        .trim()
        .split(/\s+/);
      expect(words.length, code).toBeLessThan(150);
    }
  });

  test.each(testedLanguages)("of TIANYUAN 60k gives the power of one to ten units in %s", async (code) => {
    const section = sectionOf(await readHtml(code, "/products/tianyuan-60k"), "units")!;
    const point = ["fr", "de"].includes(code) ? "," : ".";
    for (const sum of [`62${point}5`, "125", `187${point}5`, "250", `312${point}5`, "375", `437${point}5`, "500", `562${point}5`, "625"])
      expect(section).toContain(`>${sum}<`);
  });

  test.each(["cholla-wifi", "cholla-lan", "cholla-4g"])("on %s links to the three data loggers and marks the current one", async (id) => {
    for (const code of testedLanguages) {
      const section = sectionOf(await readHtml(code, `/products/${id}`), "links")!;
      const path = (product: string) => localPath(code, `/products/${product}`);
      const links = [...section.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([tag, href]) => ({
        href,
        current: tag.includes('aria-current="page"'),
      }));
      expect(links).toEqual(
        ["cholla-wifi", "cholla-lan", "cholla-4g"].map((loggerId) => ({ href: path(loggerId), current: loggerId === id })),
      );
    }
  });
});

describe("elevation of a product", () => {
  const elevationOf = (html: string) => /<section aria-labelledby="elevation"[\s\S]*?<\/section>/.exec(html)?.[0];

  test.each(Object.entries(drawnParts))("numbers the parts of %s in drawing and list, in every language", async (id, count) => {
    for (const code of testedLanguages) {
      const html = elevationOf(await readHtml(code, `/products/${id}`))!;
      const [drawing] = /<svg[\s\S]*<\/svg>/.exec(html)!;
      expect(/aria-label="([^"]{20,})"/.exec(drawing), code).not.toBeNull();
      const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
      expect([...drawing.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => number)).toEqual(numbers);
      const items = [...html.matchAll(/<li[^>]*><span[^>]*>(\d+)<\/span>([^<]+)<\/li>/g)];
      expect(items.map(([, number]) => number)).toEqual(numbers);
      expect(new Set(items.map(([, , name]) => name)).size, code).toBe(count);
    }
  });

  test("is on no other product page", async () => {
    for (const path of [agave, myrtillo, ...otherProducts].filter((each) => !(idOf(each) in drawnParts)))
      expect(elevationOf(await readHtml("en", path)), path).toBeUndefined();
  });
});

describe("a product without published figures", () => {
  const firstSectionOf = async (id: string, code: Language = "en") => {
    const html = await readHtml(code, `/products/${id}`);
    const start = html.indexOf("<h1");
    return html.slice(start, html.indexOf("</section>", start));
  };

  test("asks first for the project data sheet if its ratings belong to a project", async () => {
    const section = await firstSectionOf("tianyuan-200k");
    const [link] = /<a [^>]*>[^<]*/.exec(section)!;
    expect(link).toContain('href="/en/project-request?product=tianyuan-200k"');
    expect(link).toMatch(/>Ask for the project data sheet$/);
    expect(section).toContain("The ratings are on the project data sheet.");
  });

  test.each(["copia", "ac-charger", "smart-plug"])("offers a question in its first section: %s", async (id) => {
    const section = await firstSectionOf(id);
    expect(section).toMatch(new RegExp(`href="/en/contact-us\\?problemType=purchase&amp;product=${id}#ask"[^>]*>Ask about this product<`));
    expect(section).toContain("not published yet");
  });

  test.each(["tianyuan-60k", "cholla-wifi"])("is not %s, which has figures", async (id) => {
    expect(await firstSectionOf(id)).not.toMatch(/not published yet|Ask about this product|The ratings are on/);
  });

  test("offers no figures where it is not sold", async () => {
    expect(await firstSectionOf("smart-plug", "au")).not.toContain("not published yet");
  });
});

test("figures on fixed product pages come from the content", async () => {
  const german = await readHtml("de", agave);
  for (const figure of ["9,98–29,94", "5–13", "110", "IP65"]) expect(german).toContain(figure);
  expect(await readHtml("fr", myrtillo)).toMatch(/10\s000/);
});

describe("links to how-to-buy and contact", () => {
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
  const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  const firstAndLastSection = (html: string) => [html.slice(0, html.indexOf("</section>")), html.slice(html.lastIndexOf("<section"))];

  test.each([agave, myrtillo, ...otherProducts])("on %s are in the first and last section and include the product", async (path) => {
    const product = path.split("/").at(-1)!;
    // Skip languages in which the product is not sold, whose pages have no purchase links (products.test.ts).
    for (const code of testedLanguages.filter((language) => isSoldIn(language, product))) {
      for (const part of firstAndLastSection(main(await readHtml(code, path)))) {
        const [buyLink, askLink] = ["/how-to-buy", "/contact-us"].map((page) =>
          links(part).find((href) => href.startsWith(`${localPath(code, page)}?`)),
        );
        for (const href of [buyLink, askLink])
          expect(new URL(href!, "http://site.test").searchParams.get("product"), `${code} ${href}`).toBe(product);
        for (const href of [buyLink, askLink])
          expect((await site.visit(href!, { headers: { cookie: `official_lang_cache@v1=${code}` } })).status, href).toBe(200);
      }
    }
  });

  test.each([
    [agave, "", "4", "1"],
    [agave, "?modules=6", "6", "1"],
    [myrtillo, "?modules=5&towers=2", "5", "2"],
    [myrtillo, "?modules=9&towers=7", "3", "1"],
  ])("on %s%s include the stack of %s modules in %s towers", async (path, query, modules, towers) => {
    const linksWithProduct = links(main(await readHtml("en", path + query))).filter((href) => href.includes("product="));
    expect(linksWithProduct.filter((href) => /^\/en\/(how-to-buy|contact-us)/.test(href)).length).toBe(4);
    for (const href of linksWithProduct.filter((link) => !link.startsWith("/en/support-center")))
      expect(href).toContain(`modules=${modules}&towers=${towers}`);
  });

  test.each(testedLanguages)("on the home page in %s are in the first and last section, with five audience links", async (code) => {
    const html = main(await readHtml(code, "/"));
    for (const part of firstAndLastSection(html))
      for (const page of ["/how-to-buy", "/contact-us"])
        expect(links(part).some((href) => href.startsWith(localPath(code, page)))).toBe(true);
    const row = /<section aria-labelledby="visitors"[\s\S]*?<\/section>/.exec(html)![0];
    expect(links(row)).toEqual(
      ["home-owners", "installers", "distributors", "business", "epc"].map((audience) => localPath(code, `/for/${audience}`)),
    );
  });
});
