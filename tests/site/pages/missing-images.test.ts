import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

/** Slugs of one entry of each type, whose image is set to a missing one such as `gone-news`. */
const keys = { news: "", blog: "", expo: "", case: "", product: "copia" };
type Type = keyof typeof keys;
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ makesDocuments: true });
  const { database } = site.services.context;
  for (const type of Object.keys(keys) as Type[]) {
    const { rows } = await database.execute<{ key: string }>(sql`
      select key from content_entry where type = ${type} and published_at <= now() and key like ${keys[type] || "%"} group by key having count(*) = ${languageCodes.length}
      order by ${sql.raw(type === "expo" ? "min(position) desc" : "min(position)")} limit 1`);
    keys[type] = rows[0]!.key;
    const missingPictures = JSON.stringify({ picture: `gone-${type}`, ...(type === "product" && { heroPicture: "gone-hero" }) });
    await database.execute(
      sql`update content_entry set data = data || ${missingPictures}::jsonb, summary = summary || ${missingPictures}::jsonb where type = ${type} and key = ${keys[type]}`,
    );
  }
});
afterAll(() => site.close());

const visit = (address: string, language = "en") => site.visit(address, { headers: { cookie: `official_lang_cache@v1=${language}` } });
const text = async (address: string) => (await visit(address)).text();
const places = (html: string) => html.split("<main")[1]!.match(/<img src="data:image\/svg\+xml,[^>]*>/g) ?? [];

const pagesWithImage: [type: Type, address: () => string][] = [
  ["news", () => "/"],
  ["news", () => "/explore/news"],
  ["news", () => `/explore/news/${keys.news}`],
  ["blog", () => "/explore/blog"],
  ["blog", () => `/explore/blog/${keys.blog}`],
  ["expo", () => "/explore/expo"],
  ["case", () => "/solutions/cases"],
  ["product", () => "/products"],
  ["product", () => "/products?compare=copia,cholla-wifi"],
  ["product", () => "/products/copia"],
  ["product", () => "/solutions/residential-ess"],
  ["product", () => "/products/cholla-wifi"],
];

describe("entry with a missing image", () => {
  test.each(pagesWithImage)("of type %s leaves a placeholder and breaks no page: %s", async (_, address) => {
    for (const code of testedLanguages) {
      const response = await visit(localPath(code, address()), code);
      expect(response.status, code).toBe(200);
      const placeholders = places(await response.text());
      expect(placeholders.length, code).toBeGreaterThan(0);
      // A placeholder is decorative, so its alt text is empty.
      for (const tag of placeholders) expect(tag).toContain(' alt=""');
    }
  });

  test.each(["/support-center/downloads", "/support-center/downloads?product=copia", "/search?q=copia", "/sitemap", "/platform/ECOS"])(
    "breaks no page that only names it: %s",
    async (address) => {
      for (const code of testedLanguages) expect((await visit(localPath(code, address), code)).status, code).toBe(200);
    },
  );

  test.each(["/feeds/en/news.xml", "/feeds/fr/blog.xml", "/sitemap.xml", "/api/news/list", "/api/product/copia", "/api/search?q=copia"])(
    "breaks no feed, sitemap or API response: %s",
    async (address) => {
      const response = await visit(address);
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBeGreaterThan(100);
    },
  );

  test.each([
    ["a news item", () => `/en/explore/news/${keys.news}`],
    ["a blog article", () => `/en/explore/blog/${keys.blog}`],
    ["a product", () => "/en/products/copia"],
  ])("uses the site's preview image for %s", async (_, address) => {
    const preview = /<meta property="og:image" content="([^"]+)"/.exec(await text(address()))![1]!;
    expect(preview).toBe(/<meta property="og:image" content="([^"]+)"/.exec(await text("/en"))![1]);
    expect((await visit(new URL(preview).pathname)).status).toBe(200);
  });

  test("gets a quick guide without the image", async () => {
    const response = await visit("/documents/copia-quick-guide-en.pdf");
    expect(response.status).toBe(200);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await visit("/documents/copia-cutout.png")).status).toBe(404);
  });

  test("is logged once, not for each page or request", async () => {
    // Router data is not cached, so each of these requests renders.
    for (const address of ["/en/explore/news.data", "/en/explore/news.data", `/en/explore/news/${keys.news}.data`, "/en/products.data"])
      expect((await visit(address)).status).toBe(200);
    const loggedPictures = site.log.filter(({ event }) => event === "picture.missing");
    const names = loggedPictures.map(({ fields }) => fields?.picture);
    expect(names.toSorted()).toEqual(["gone-blog", "gone-case", "gone-expo", "gone-hero", "gone-news", "gone-product"]);
    for (const { level, fields } of loggedPictures) {
      expect(level).toBe("warn");
      expect(fields).toMatchObject({ requestId: expect.any(String), path: expect.stringMatching(/^\//) });
    }
    expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});
