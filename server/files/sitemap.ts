import { isListed } from "#app/routing/listed-pages.ts";
import { pages } from "#app/routing/pages.ts";
import { collections, listEntries, readChanges } from "#domain/content";
import { readEmptyTypes } from "#domain/site-config";
import { defaultLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../../domain/context.ts";
import { headLanguageCodes } from "#i18n/head-language-codes.ts";

type Changed = Partial<Record<Language, Date>>;
/** `changed`: time of the last content change per language, where known. */
type Location = { path: string; languages: readonly Language[]; changed: Changed };

/** The protocol allows 50,000 URLs per file; every location has one per language. */
const locationsPerFile = 5_000;
const batch = 9_999;

/** `whole`: sitemap.xml, or with too many locations an index of the `?part=` files. */
type Sitemap = { whole: string; parts: string[] };

export async function renderSitemap(context: Context, siteUrl: URL): Promise<Sitemap> {
  const changesByPath = await readChanged(context);
  const locations = [...(await fixedLocations(context)), ...(await entryLocations(context))].map((location) => ({
    ...location,
    changed: changesByPath.get(location.path) ?? {},
  }));
  const parts = Array.from({ length: Math.ceil(locations.length / locationsPerFile) }, (_, index) =>
    renderUrlSet(siteUrl, locations.slice(index * locationsPerFile, (index + 1) * locationsPerFile)),
  );
  const [only] = parts;
  return { whole: only !== undefined && parts.length === 1 ? only : renderIndex(siteUrl, parts.length), parts };
}

/**
 * Reads times of the last change by path: of entry pages, and of list pages, whose time is that of their latest entry. Other pages
 * have none, because their texts are part of the program.
 */
async function readChanged(context: Context): Promise<Map<string, Changed>> {
  const changesByPath = new Map<string, Changed>();
  const addChange = (path: string, times: Changed) => {
    const previous = changesByPath.get(path) ?? {};
    changesByPath.set(
      path,
      recordOf(languageCodes, (code) => laterOf(previous[code], times[code])),
    );
  };
  for (const { type } of collections) {
    const list = pages.find((page) => page.content === type)?.path.replace(/\/:[^/]+$/, "");
    for (const entry of await readChanges(context, type)) {
      const changedTimes = recordOf(languageCodes, (code) => entry.byLanguage[code]?.changedAt);
      // A path with fragment or query is a part of the page.
      addChange(entry.path.replace(/[?#].*$/, ""), changedTimes);
      if (list) addChange(list, changedTimes);
    }
  }
  return changesByPath;
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

async function fixedLocations(context: Context): Promise<Omit<Location, "changed">[]> {
  const emptyTypes = await readEmptyTypes(context);
  return pages
    .filter((page) => page.sitemap)
    .map((page) => ({ path: page.path, languages: languageCodes.filter((code) => isListed(page, emptyTypes[code])) }));
}

async function entryLocations(context: Context): Promise<Omit<Location, "changed">[]> {
  const paths = new Map<string, Language[]>();
  for (const collection of collections) {
    if (!pages.some((page) => page.content === collection.type)) continue;
    for (let page = 1; ; page += 1) {
      const entries = await listEntries(context, { type: collection.type, page, size: batch });
      for (const entry of entries) {
        const pageLanguages = paths.get(entry.path);
        if (pageLanguages) pageLanguages.push(...entry.languages);
        else paths.set(entry.path, [...entry.languages]);
      }
      if (entries.length < batch) break;
    }
  }
  return [...paths].map(([path, existing]) => ({ path, languages: languageCodes.filter((code) => existing.includes(code)) }));
}

function renderIndex(siteUrl: URL, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${new URL(`/sitemap.xml?part=${index + 1}`, siteUrl)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join("")}</sitemapindex>\n`;
}

function renderUrlSet(siteUrl: URL, locations: readonly Location[]): string {
  const urls = locations.flatMap(({ path, languages: existing, changed }) => {
    const alternates = alternatesOf(siteUrl, path, existing);
    return existing.map((code) => {
      const lastmod = changed[code] ? `<lastmod>${changed[code].toISOString()}</lastmod>` : "";
      return `<url><loc>${addressOf(siteUrl, code, path)}</loc>${lastmod}${alternates}</url>`;
    });
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join("\n")}</urlset>\n`
  );
}

function alternatesOf(siteUrl: URL, path: string, existing: readonly Language[]): string {
  const link = (tag: string, code: Language) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(siteUrl, code, path)}"/>`;
  const links = existing.flatMap((code) => headLanguageCodes[code].hreflang.map((tag) => link(tag, code)));
  return links.join("") + (existing.includes(defaultLanguage) ? link("x-default", defaultLanguage) : "");
}

/** Slugs contain only letters, digits and hyphens, so the URL needs no XML escaping. */
function addressOf(siteUrl: URL, code: Language, path: string): string {
  return new URL(localPath(code, path), siteUrl).href;
}
