import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pages } from "#app/routing/pages.ts";
import { contentEntry } from "#db/content.ts";
import { findCollection } from "#domain/content";
import { setExamplesHidden } from "#domain/site-config";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { publish } from "#tests/support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

type Example = { type: string; key: string; title: string; path: string };

let site: TestSite;
let examples: Example[];
beforeAll(async () => {
  site = await openTestSite();
  examples = await readExamples();
  await setHidden(true);
});
afterAll(() => site.close());

const unlisted = ["/join-us", "/solutions/cases", "/explore/expo", "/explore/activity", "/support-center/error-codes"];
const fixedPaths = pages.flatMap(({ path, sitemap }) => (sitemap ? [path] : []));
const get = (path: string, code: Language) => site.visit(path, { headers: { cookie: `official_lang_cache@v1=${code}` } });
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const footerLinks = async () => linksIn(/<footer[^]*<\/footer>/.exec(await (await get("/about-us/press", "fr")).text())![0]);

/** Reads the published English examples that the setting hides. */
async function readExamples(): Promise<Example[]> {
  const { type, key, title, language, state, summary } = contentEntry;
  const rows = await site.services.context.database
    .select({ type, key, title })
    .from(contentEntry)
    .where(and(eq(state, "published"), eq(language, "en"), sql`${summary} ->> 'sample' = 'true' and ${type} <> 'policy'`));
  return rows.map((row) => ({ ...row, path: findCollection(row.type)!.path(row.key) }));
}

async function setHidden(isHidden: boolean): Promise<void> {
  await setExamplesHidden({ ...site.services.context, actor: { kind: "system", name: "operator" } }, isHidden);
  await vi.waitUntil(async () => (await footerLinks()).includes("/join-us") !== isHidden, { timeout: 30_000, interval: 50 });
}

test("the sample content has examples of every kind that visitors meet", () => {
  const types = new Set(examples.map(({ type }) => type));
  for (const type of ["activity", "case", "compatibility", "distributor", "error-code", "expo", "job", "news", "page"])
    expect(types).toContain(type);
});

describe.each(testedLanguages)("with hidden examples, pages in %s", (code) => {
  test("have no mark, no example data, no link to a hidden entry and no empty section", { timeout: 120_000 }, async () => {
    const hiddenPaths = new Set(examples.map(({ path }) => localPath(code, path)));
    const unlistedPaths = unlisted.map((path) => localPath(code, path));
    const root = localPath(code, "/");
    const open = fixedPaths.map((path) => localPath(code, path));
    const seen = new Set(open);
    for (const path of open) {
      const response = await get(path, code);
      expect([path, response.status]).toEqual([path, 200]);
      const html = (await response.text()).replaceAll("<!-- -->", "");
      expect([path, />\s*(Exemple|Example|Beispiel|示例)\s*</.exec(html)?.[0]]).toEqual([path, undefined]);
      expect([path, /[\w.]+@ecactus\.example/.exec(html)?.[0]]).toEqual([path, undefined]);
      const links = linksIn(html);
      expect([path, links.filter((link) => hiddenPaths.has(link))]).toEqual([path, []]);
      const frame = linksIn(html.replace(/<main[^]*<\/main>/, ""));
      expect([path, frame.filter((link) => link !== path && unlistedPaths.includes(link))]).toEqual([path, []]);
      expect([path, /<\/h[2-4]>(?:<\/div>)*<\/section>/.exec(html)?.[0]]).toEqual([path, undefined]);
      expect([path, /<(ul|ol|dl)(?![^>]*empty:)[^>]*><\/\1>/.exec(html)?.[0]]).toEqual([path, undefined]);
      for (const link of links) {
        const target = link.replace(/[?#].*/, "");
        const isPage = target.startsWith(root) && !/^\/(api|assets|files|admin|feeds?|documents?)\//.test(target) && !/\.\w+$/.test(target);
        if (!isPage || seen.has(target) || !isInLanguage(target, code)) continue;
        seen.add(target);
        if (pages.some(({ path: pattern, content }) => content && matches(pattern, target, code))) open.push(target);
      }
    }
    expect(open.length).toBeGreaterThan(fixedPaths.length + 20);
  });
});

/** Unprefixed addresses are French. */
function isInLanguage(path: string, code: Language): boolean {
  return code !== "fr" || !/^\/(en|cn|au|de)(\/|$)/.test(path);
}

function matches(pattern: string, path: string, code: Language): boolean {
  return new RegExp(`^${localPath(code, pattern).replace(/:\w+/, "[^/]+")}$`).test(path);
}

describe("hidden examples", () => {
  test("answer 404 at their own addresses and leave the lists of the API", async () => {
    for (const { type, key, path } of examples) {
      if (pages.some(({ content }) => content === type)) expect([path, (await get(path, "fr")).status]).toEqual([path, 404]);
      expect([key, (await site.visit(`/api/${type}/${key}`)).status]).toEqual([key, 404]);
    }
    for (const type of new Set(examples.map((each) => each.type))) {
      const { data } = (await (await site.visit(`/api/${type}/list`)).json()) as { data: { id: string; sample?: boolean }[] };
      expect(data.filter(({ sample }) => sample)).toEqual([]);
    }
  });

  test("leave search, site map and calendar", async () => {
    const titles = new Map(examples.map((example) => [example.type, example.title]));
    for (const [type, title] of titles) {
      const { data } = (await (await site.visit(`/api/search?q=${encodeURIComponent(title)}&type=${type}`)).json()) as { data: object[] };
      expect([type, data.filter((result) => "sample" in result)]).toEqual([type, []]);
    }
    const siteMap = await (await site.visit("/sitemap.xml")).text();
    for (const path of [...unlisted, ...examples.map((example) => example.path)])
      expect([path, siteMap.includes(`${localPath("de", path)}<`)]).toEqual([path, false]);
    expect(siteMap).toContain("/de/how-to-buy<");
    expect((await (await site.visit("/api/search?q=career")).text()).includes('"/join-us"')).toBe(false);
  });

  test("leave real entries, whose page returns to the menus", async () => {
    const { context } = site.services;
    const [row] = await context.database
      .select({ data: contentEntry.data })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, "job"), eq(contentEntry.language, "en")))
      .limit(1);
    await publish(context, { type: "job", key: "real-job", data: { ...row!.data, title: "Real job", sample: false } });
    await vi.waitUntil(async () => (await footerLinks()).includes("/join-us"), { timeout: 30_000, interval: 50 });
    const html = await (await get("/join-us", "fr")).text();
    expect(linksIn(html).filter((link) => link.startsWith("/join-us/"))).toEqual(["/join-us/real-job"]);
    expect((await get("/join-us/real-job", "fr")).status).toBe(200);
  });

  test("return with their marks when they are shown again", async () => {
    await setExamplesHidden({ ...site.services.context, actor: { kind: "system", name: "operator" } }, false);
    const job = examples.find(({ type }) => type === "job")!;
    await vi.waitUntil(async () => (await get(job.path, "fr")).status === 200, { timeout: 30_000, interval: 50 });
    for (const path of unlisted) expect([path, (await footerLinks()).includes(path)]).toEqual([path, true]);
    expect(await (await get("/join-us", "fr")).text()).toMatch(/>Exemple</);
    const { data } = (await (await site.visit(`/api/search?q=${encodeURIComponent(job.title)}&type=job`)).json()) as { data: object[] };
    expect(data.length).toBeGreaterThan(0);
  });
});
