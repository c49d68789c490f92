import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { contentEntry, contentFormerKey } from "#db/content.ts";
import { findCollection, isPublic } from "#domain/content";
import { dependentsOf, languageCodes, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";
import { readRedirects } from "./edit-redirects.ts";
import { findRedirect, type FoundRedirect, type RedirectRow } from "./redirect-map.ts";

/** Page of the route table: `entry` for a page of an entry, which exists while the entry is public. */
export type RoutePage = { entry?: { type: string; key: string } };
export type ActiveRedirects = {
  /** Whether a redirect has this path, without language prefix, as its source in some language. */
  has(path: string): boolean;
  find(language: Language, path: string): FoundRedirect | undefined;
  /** Current slug of an entry by a former one. */
  currentKey(type: string, key: string): string | undefined;
};

/**
 * Reads the redirects that apply now: those of staff, and those from former addresses of entries. Existing pages go first.
 *
 * @param pageAt finds the row of the route table for a path without language prefix
 */
export async function readActiveRedirects(
  context: Pick<Context, "database" | "clock">,
  pageAt: (path: string) => RoutePage | undefined,
): Promise<ActiveRedirects> {
  const formerKeys = await readFormerKeys(context);
  const redirects = new Map([...formerPaths(formerKeys), ...(await readRedirects(context.database))]);
  const paths = new Set([...redirects.keys()].map((from) => splitPath(from).path));
  const languagesOf = await readPageLanguages(context, paths, pageAt);
  const isPage = (language: Language, path: string) => languagesOf.get(path)?.includes(language) ?? false;
  return {
    has: (path) => paths.has(path),
    find: (language, path) => findRedirect(redirects, { language, path }, isPage),
    currentKey: (type, key) => formerKeys.find((row) => row.type === type && row.formerKey === key)?.key,
  };
}

type FormerKey = typeof contentFormerKey.$inferSelect;

/** Skips the former slugs of entries in the trash. */
async function readFormerKeys({ database }: Pick<Context, "database">): Promise<FormerKey[]> {
  const entry = database
    .select({ one: sql`1` })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, contentFormerKey.type), eq(contentEntry.key, contentFormerKey.key)));
  return database.select().from(contentFormerKey).where(exists(entry));
}

/** Entries that are a part of a page, such as an answer of the FAQ, have no address of their own. */
function formerPaths(rows: readonly FormerKey[]): [string, RedirectRow][] {
  return rows.flatMap(({ type, formerKey, key }): [string, RedirectRow][] => {
    const path = findCollection(type)?.path;
    const from = path?.(formerKey);
    if (!path || !from?.includes(formerKey) || /[?#]/.test(from)) return [];
    return [[from, { from, to: path(key), isPermanent: true }]];
  });
}

/** Reads the languages in which a page exists at each path. */
async function readPageLanguages(
  context: Pick<Context, "database" | "clock">,
  paths: ReadonlySet<string>,
  pageAt: (path: string) => RoutePage | undefined,
): Promise<Map<string, readonly Language[]>> {
  const pages = [...paths].flatMap((path) => {
    const page = pageAt(path);
    return page ? [{ path, entry: page.entry }] : [];
  });
  const entries = pages.flatMap(({ entry }) => entry ?? []);
  const rows = await readPublicLanguages(context, entries);
  return new Map(
    pages.map(({ path, entry }) => [
      path,
      entry ? rows.flatMap((row) => (row.type === entry.type && row.key === entry.key ? withDependents(row.language) : [])) : languageCodes,
    ]),
  );
}

/** Returns the languages in which an entry's page exists now. */
export async function readLanguagesOfEntry(
  context: Pick<Context, "database" | "clock">,
  entry: { type: string; key: string },
): Promise<Language[]> {
  return (await readPublicLanguages(context, [entry])).flatMap(({ language }) => withDependents(language));
}

const withDependents = (language: Language): Language[] => [language, ...dependentsOf(language)];

async function readPublicLanguages(
  context: Pick<Context, "database" | "clock">,
  entries: readonly { type: string; key: string }[],
): Promise<{ type: string; key: string; language: Language }[]> {
  if (entries.length === 0) return [];
  const byType = Map.groupBy(entries, ({ type }) => type);
  const isAny = [...byType].map(([type, ofType]) =>
    and(
      eq(contentEntry.type, type),
      inArray(
        contentEntry.key,
        ofType.map(({ key }) => key),
      ),
    ),
  );
  return context.database
    .select({ type: contentEntry.type, key: contentEntry.key, language: contentEntry.language })
    .from(contentEntry)
    .where(and(isPublic(context), or(...isAny)));
}
