import { pages } from "#app/routing/pages.ts";
import { collections, listEntries, readChanges } from "#domain/content";
import { defaultLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../../domain/context.ts";
import { headNames } from "#i18n/head-names.ts";

type Changed = Partial<Record<Language, Date>>;
/** `changed`: since when its content is as it is, in each language where that is known. */
type Location = { path: string; languages: readonly Language[]; changed: Changed };

/** The protocol's limit is 50,000 addresses a file; every location is one in each of its languages. */
const locationsPerFile = 5_000;
const batch = 9_999;

/** `whole` is sitemap.xml with its alternates; with more locations than one file may hold, an index of `?part=` files. */
type Sitemap = { whole: string; parts: string[] };

export async function renderSitemap(context: Context, siteUrl: URL): Promise<Sitemap> {
  const changed = await readChanged(context);
  const locations = [...fixedLocations(), ...(await entryLocations(context))].map((location) => ({
    ...location,
    changed: changed.get(location.path) ?? {},
  }));
  const parts = Array.from({ length: Math.ceil(locations.length / locationsPerFile) }, (_, index) =>
    renderUrlSet(siteUrl, locations.slice(index * locationsPerFile, (index + 1) * locationsPerFile)),
  );
  const [only] = parts;
  return { whole: only !== undefined && parts.length === 1 ? only : renderIndex(siteUrl, parts.length), parts };
}

/**
 * What is known of when pages changed, by path: those of entries with them, and those that list entries with the last one
 * that changed. Of texts that come with the program nobody knows when they were written.
 */
async function readChanged(context: Context): Promise<Map<string, Changed>> {
  const found = new Map<string, Changed>();
  const note = (path: string, changed: Changed) => {
    const known = found.get(path) ?? {};
    found.set(
      path,
      recordOf(languageCodes, (code) => laterOf(known[code], changed[code])),
    );
  };
  for (const { type } of collections) {
    const list = pages.find((page) => page.content === type)?.path.replace(/\/:[^/]+$/, "");
    for (const entry of await readChanges(context, type)) {
      const changed = recordOf(languageCodes, (code) => entry.in[code]?.changedAt);
      // A place in a page, or what is asked of it, is that page.
      note(entry.path.replace(/[?#].*$/, ""), changed);
      if (list) note(list, changed);
    }
  }
  return found;
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

function fixedLocations(): Omit<Location, "changed">[] {
  return pages.filter((page) => page.sitemap).map(({ path }) => ({ path, languages: languageCodes }));
}

async function entryLocations(context: Context): Promise<Omit<Location, "changed">[]> {
  const paths = new Map<string, Language[]>();
  for (const collection of collections) {
    if (!pages.some((page) => page.content === collection.type)) continue;
    for (let page = 1; ; page += 1) {
      const entries = await listEntries(context, { type: collection.type, page, size: batch });
      for (const entry of entries) {
        const shown = paths.get(entry.path);
        if (shown) shown.push(...entry.languages);
        else paths.set(entry.path, [...entry.languages]);
      }
      if (entries.length < batch) break;
    }
  }
  return [...paths].map(([path, shown]) => ({ path, languages: languageCodes.filter((code) => shown.includes(code)) }));
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
  const links = existing.flatMap((code) => headNames[code].hreflang.map((tag) => link(tag, code)));
  return links.join("") + (existing.includes(defaultLanguage) ? link("x-default", defaultLanguage) : "");
}

/** Keys of entries hold only letters, digits and hyphens, so that an address needs no escaping in XML. */
function addressOf(siteUrl: URL, code: Language, path: string): string {
  return new URL(localPath(code, path), siteUrl).href;
}
