import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitCount } from "#db/visits.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

/** Paths and route names of section 2 of the specification, copied here so that they do not depend on the code. */
const specified: [path: string, name: string][] = [
  ["/", "index"],
  ["/index.html", "index.html"],
  ["/about-us", "about-us"],
  ["/about-us/ecactus", "about-us-ecactus"],
  ["/about-us/mark", "about-us-mark"],
  ["/contact-us", "contact-us"],
  ["/login", "login"],
  ["/document/cookies-policy", "document-cookies-policy"],
  ["/document/privacy-policy", "document-privacy-policy"],
  ["/document/service-agreement", "document-service-agreement"],
  ["/document/vulnerability-disclosure-policy", "document-vulnerability-disclosure-policy"],
  ["/explore/activity", "explore-activity"],
  ["/explore/blog", "explore-blog"],
  ["/explore/blog/{keytitle}", "explore-blog-keytitle"],
  ["/explore/expo", "explore-expo"],
  ["/explore/news", "explore-news"],
  ["/explore/news/{id}", "explore-news-id"],
  ["/how-to-buy", "how-to-buy"],
  ["/platform/ecos-hub", "platform-ecos-hub"],
  ["/platform/ECOS", "platform-ECOS"],
  ["/platform/open-api", "platform-open-api"],
  ["/platform/PANGU-OS", "platform-PANGU-OS"],
  ["/products", "products"],
  ["/products/{id}", "products-id"],
  ["/products/agave-th-three-phase-home-battery-energy-storage-system", "products-agave-th-three-phase-home-battery-energy-storage-system"],
  ["/products/myrtillo-ess-high-voltage-lfp-battery", "products-myrtillo-ess-high-voltage-lfp-battery"],
  ["/sitemap", "sitemap"],
  ["/solutions/cases", "solutions-cases"],
  ["/solutions/commercial-industrial-ess", "solutions-commercial-industrial-ess"],
  ["/solutions/residential-ess", "solutions-residential-ess"],
  ["/solutions/utility-ess", "solutions-utility-ess"],
  ["/support-center", "support-center"],
  ["/support-center/downloads", "support-center-downloads"],
  ["/support-center/maintenance", "support-center-maintenance"],
  ["/support-center/video", "support-center-video"],
  ["/support-center/warranty", "support-center-warranty"],
];

const prefixes: Record<Language, string> = { fr: "", en: "/en", cn: "/cn", au: "/au", de: "/de" };
/** API lists that provide an entry for the parameter of a path. */
const lists: Record<string, string> = { "/explore/blog/{keytitle}": "blog", "/explore/news/{id}": "news", "/products/{id}": "product" };

async function addressOf(path: string, language: Language): Promise<string> {
  const type = lists[path];
  if (!type) return path;
  const { data } = (await (await site.visit(`/api/${type}/list?websiteId=${languages[language].websiteId}`)).json()) as {
    data: { id: string; languages: Language[] }[];
  };
  const { id } = data.find((entry) => entry.languages.includes(language) && !specified.some(([fixed]) => fixed.endsWith(`/${entry.id}`)))!;
  return path.replace(/\{\w+\}/, id);
}

describe.each(testedLanguages)("routes in %s", (code) => {
  test.each(specified)("serve a page at %s with the route name %s", async (path, name) => {
    const address = await addressOf(path, code);
    const response = await site.visit(prefixes[code] + (address === "/" && prefixes[code] ? "" : address));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${languages[code].tag}"`);
    expect(html.includes(`"${name}___${code}"`)).toBe(true);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });
});

test("/sitemap.xml is served as a file and has no language prefix", async () => {
  expect((await site.visit("/sitemap.xml")).headers.get("content-type")).toMatch(/^application\/xml/);
  for (const prefix of Object.values(prefixes).filter(Boolean)) expect((await site.visit(`${prefix}/sitemap.xml`)).status).toBe(404);
});

test("analytics counts missing pages that visitors open, not requests by scripts", async () => {
  const visit = (path: string, mode: string) => site.visit(path, { headers: { "sec-fetch-mode": mode } });
  await Promise.all([visit("/de/gone?from=mail", "navigate"), visit("/de/guessed", "cors"), visit("/de/products", "navigate")]);
  const { answer } = await poll(
    () => site.services.context.database.select().from(visitCount),
    (rows) => rows.length > 0,
  );
  expect(answer).toMatchObject([{ measure: "missed", subject: "/gone", language: "de", device: "", count: 1 }]);
});
