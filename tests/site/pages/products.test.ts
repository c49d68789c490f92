import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { isSoldIn } from "#domain/markets/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const agave = "agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "myrtillo-ess-high-voltage-lfp-battery";
const categoryProducts = {
  "large-scale": ["tianyuan-200k"],
  "power-conversion-system": ["tianyuan-60k", "tianyuan-200k"],
  battery: [myrtillo],
  "all-in-one": [agave],
  "hybrid-inverter": ["copia"],
  "hybrid-all-in-one": [agave],
};
const devices = [agave, myrtillo, "copia", "tianyuan-60k", "tianyuan-200k"];
const accessories = ["cholla-wifi", "cholla-lan", "cholla-4g", "smart-plug", "ac-charger"];
const soldIn = (code: Language) => [...devices, ...accessories].filter((id) => isSoldIn(code, id));

const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const matchOne = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const path = (code: Language) => localPath(code, "/products");
const visit = (query: string, code: Language = "en", from = site) =>
  from.visit(path(code) + query, { headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });
const page = async (query: string, code: Language = "en") => (await visit(query, code)).text();

const boxes = (html: string) => matchAll(html, /(<input[^>]*type="checkbox"[^>]*>)/g).filter((input) => input.includes('name="compare"'));
const idsOf = (inputs: string[]) => inputs.map((input) => matchOne(input, /value="([^"]+)"/)!);
const listedProducts = (html: string) => idsOf(boxes(html));
const ticked = (html: string) => idsOf(boxes(html).filter((input) => input.includes("checked")));
const columns = (html: string) => matchAll(html, /<th scope="col"[^>]*>[\s\S]*?href="[^"]*\/products\/([^"?]+)"/g);
const titleOf = (html: string) => matchOne(html, /<title>([^<]*)</)!;

describe.each(testedLanguages)("product catalogue in %s", (code) => {
  test("lists all products, devices before accessories", async () => {
    const html = await page("", code);
    expect(listedProducts(html)).toEqual(soldIn(code));
    expect(ticked(html)).toEqual([]);
    expect(html).not.toContain("<table");
  });

  test("groups devices by product line, each with an image and key facts", async () => {
    const html = await page("", code);
    const groups = ["residential", "commercial-industrial", "utility"].map(
      (line) => new RegExp(`<section aria-labelledby="line-${line}"[\\s\\S]*?</section>`).exec(html)![0],
    );
    expect(groups.map((group) => listedProducts(group))).toEqual([[agave, myrtillo, "copia"], ["tianyuan-60k"], ["tianyuan-200k"]]);
    for (const group of groups) {
      const rows = group.split("<li").slice(1);
      for (const row of rows) {
        expect(row).toMatch(/<img/);
        expect(row).toMatch(/<dl|<p class="text-small/);
      }
    }
  });

  test.each(Object.entries(categoryProducts))("filters by the category %s", async (category, ids) => {
    const response = await visit(`?category=${category}`, code);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(listedProducts(html)).toEqual(ids);
    const currentLinks = matchAll(html, /(<a[^>]*aria-current="true"[^>]*>[\s\S]*?<\/a>)/g).filter((link) =>
      /href="[^"]*\?category=[a-z-]+"/.test(link),
    );
    expect(currentLinks).toHaveLength(1);
    expect(currentLinks[0]).toContain(`category=${category}`);
    expect(matchOne(currentLinks[0]!, /<span[^>]*>(\d+)<\/span>/)).toBe(String(ids.length));
    expect(matchOne(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`http://site.test${path(code)}`);
    // The full catalogue also links to all products.
    for (const id of soldIn(code)) expect(html).toContain(`href="${path(code)}/${id}"`);
  });

  test("has a different title for each category", async () => {
    const titles = await Promise.all(
      ["", ...Object.keys(categoryProducts).map((category) => `?category=${category}`)].map(async (query) =>
        titleOf(await page(query, code)),
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("compares two products side by side", async () => {
    const html = await page(`?compare=${agave},${myrtillo}`, code);
    expect(columns(html)).toEqual([agave, myrtillo]);
    expect(ticked(html)).toEqual([agave, myrtillo]);
    expect(html).not.toMatch(/>\s*(undefined|null|NaN)\s*</);
    expect(matchOne(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`http://site.test${path(code)}`);
  });
});

test.each(["?category=nothing", "?category=accessory", "?category=Battery", "?category=", "?page=2", "?utm_source=x"])(
  "the product catalogue ignores the query %s",
  async (query) => {
    const [withoutQuery, response] = await Promise.all([visit(""), visit(query)]);
    expect(response.headers.get("etag")).toBe(withoutQuery.headers.get("etag"));
  },
);

describe("product comparison", () => {
  test("shows one product with a slot for another", async () => {
    const html = await page("?compare=copia");
    expect(columns(html)).toEqual(["copia"]);
    expect(html).toMatch(/href="#list"[^>]*>Add a product</);
    expect(html).toContain(">No figures are stated for these products.<");
  });

  test("marks different and missing values of two products", async () => {
    const html = await page(`?compare=${agave},${myrtillo}`);
    const row = (label: string) => matchOne(html, new RegExp(`(<tr[^>]*><th scope="row"(?:(?!</tr>).)*${label}(?:(?!</tr>).)*</tr>)`))!;
    expect(row("Battery energy")).toContain("values differ");
    expect(row("Battery energy")).toContain("4.99–29.94");
    expect(row("Fire suppression")).not.toContain("values differ");
    expect(row("Noise")).toContain("not stated");
    expect(row("Noise")).not.toContain("values differ");
    expect(html).not.toContain(">Connection<");
  });

  test.each(testedLanguages)(
    "offers in %s to ask for the data sheet of a product without figures, and leaves out empty rows",
    async (code) => {
      const html = await page("?compare=tianyuan-60k,tianyuan-200k", code);
      expect(columns(html)).toEqual(["tianyuan-60k", "tianyuan-200k"]);
      expect(html.match(/<th scope="row"/g)).toHaveLength(4);
      // A single cell spans the rows of the product without figures.
      expect(html.match(/<td rowspan="4"/gi)).toHaveLength(1);
      const table = matchOne(html, /(<table[\s\S]*?<\/table>)/)!;
      expect(table).toContain(`href="${localPath(code, "/project-request?product=tianyuan-200k")}"`);
      expect(table).not.toContain("product=tianyuan-60k");
    },
  );

  test("is focused when the address has a selection", async () => {
    expect(await page(`?compare=${agave},${myrtillo}`)).toMatch(/<h2 id="comparison"[^>]* autofocus=""/);
    for (const query of ["", `?category=battery&compare=${agave},${myrtillo}`]) expect(await page(query)).not.toContain("autofocus");
  });

  test("shows three products without a further slot", async () => {
    const html = await page(`?compare=${agave},${myrtillo},tianyuan-60k`);
    expect(columns(html)).toEqual([agave, myrtillo, "tianyuan-60k"]);
    expect(html).not.toContain('href="#list"');
  });

  test("keeps products that the category filter hides", async () => {
    const html = await page(`?category=battery&compare=${agave},${myrtillo}`);
    expect(columns(html)).toEqual([agave, myrtillo]);
    expect(listedProducts(html)).toEqual([myrtillo]);
    expect(html).toMatch(new RegExp(`<input type="hidden" name="compare" value="${agave}"`));
    expect(html).toContain('<input type="hidden" name="category" value="battery"');
  });
});

describe("address of a product comparison", () => {
  test.each([
    ["as a form writes it", `?compare=${agave}&compare=copia`],
    ["with other queries", `?utm_source=x&compare=${agave}%2Ccopia&page=2`],
  ])("%s leads to the same page", async (_, query) => {
    const [canonicalPage, response] = await Promise.all([visit(`?compare=${agave},copia`), visit(query)]);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe(canonicalPage.headers.get("etag"));
  });

  test.each([
    ["in another order", `?compare=copia,${agave}`, `?compare=${agave},copia`],
    ["with repetitions", `?compare=${agave},copia,copia&compare=${agave}`, `?compare=${agave},copia`],
    ["with products that do not exist", `?compare=${agave},nothing,copia`, `?compare=${agave},copia`],
    ["with nothing that exists", "?compare=nothing,constructor", ""],
    ["with a filter", "?compare=nothing,copia&category=battery", "?category=battery&compare=copia"],
    ["with a fourth", `?compare=${agave},${myrtillo},copia,tianyuan-60k`, `?compare=${agave},${myrtillo},copia#too-many`],
    [
      "with a fourth from a form",
      `?compare=copia&compare=cholla-lan&compare=cholla-4g&compare=ac-charger`,
      `?compare=copia,cholla-lan,cholla-4g#too-many`,
    ],
  ])("%s redirects uncacheably to its canonical form", async (_, query, location) => {
    for (const code of testedLanguages) {
      const response = await visit(query, code);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(path(code) + location);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect((await visit(location.replace("#too-many", ""), code)).status).toBe(200);
    }
  });

  test("with too many products leads to a message about the limit", async () => {
    expect(await page(`?compare=${agave},${myrtillo},copia`)).toMatch(/id="too-many"[^>]*>You can compare three products at most/);
  });

  test.each(["?compare=", "?compare=%3Cscript%3E", "?compare=A", `?compare=${"x,".repeat(50)}x`, "?compare=a,,b"])(
    "is ignored if invalid: %s",
    async (query) => {
      const [withoutQuery, response] = await Promise.all([visit(""), visit(query)]);
      expect(response.headers.get("etag")).toBe(withoutQuery.headers.get("etag"));
    },
  );
});

test("the payload of the product catalogue follows the same address rules", async () => {
  const payload = (query: string) => site.visit(`/en/products/_payload.json${query}`);
  const data = await (await payload("?category=battery&abc")).json();
  expect(JSON.stringify(data.seo)).toContain("Batteries | Products");
  expect((await payload("?compare=nothing&abc")).status).toBe(302);
});

describe.each(["au", "cn"] as const)("the smart plug, which is not sold in %s,", (code) => {
  const readHtml = async (address: string) => (await site.visit(localPath(code, address))).text();
  const linkTo = `href="${path(code)}/smart-plug"`;

  test.each(["/products", "/platform/ECOS", "/solutions/residential-ess", "/support-center/downloads", `/products/${agave}`])(
    "is not offered on %s",
    async (address) => {
      const html = await readHtml(address);
      expect(html).not.toContain(linkTo);
      expect(html).not.toContain("/documents/smart-plug-");
    },
  );

  test("has a page without purchase links and recommendations", async () => {
    // Leave out the router's state, which repeats the page's data.
    const html = (await readHtml("/products/smart-plug")).replace(/<script>window\.__reactRouterContext[^]*?<\/script>/g, "");
    expect(html).not.toMatch(/how-to-buy\?|problemType=purchase|\/documents\/smart-plug-|"@type":"Product"/);
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
});

describe("product catalogue without published products", () => {
  let empty: TestSite;
  beforeAll(async () => {
    empty = await openTestSite();
    for (const key of [...devices, ...accessories]) {
      for (const language of languageCodes)
        if (key === myrtillo || language === "cn") await withdrawEntry(empty.services.context, { type: "product", key, language });
    }
  });
  afterAll(() => empty.close());

  test("says so for an empty category and links to all products", async () => {
    const html = await (await visit("?category=battery", "en", empty)).text();
    expect(html).toContain("no data");
    expect(html).toMatch(/<a[^>]*href="\/en\/products"[^>]*>See all products</);
    expect(listedProducts(html)).toEqual([]);
  });

  test("says so if all are missing and links to the home page", async () => {
    const html = await (await visit("", "cn", empty)).text();
    expect(html).toContain(">目前没有已发布的产品。<");
    expect(html).toMatch(/<a[^>]*href="\/cn"[^>]*>返回首页</);
    expect(matchOne(html, /<main([\s\S]*)<\/main>/)).not.toContain('type="submit"');
  });

  test("redirects a comparison to the remaining products", async () => {
    const response = await visit(`?compare=${agave},${myrtillo}`, "en", empty);
    expect([response.status, response.headers.get("location")]).toEqual([302, `/en/products?compare=${agave}`]);
  });
});
