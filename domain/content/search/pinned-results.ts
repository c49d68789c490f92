import type { Language } from "#i18n/languages.ts";
import { collectionOf, collections } from "../collections/index.ts";
import { isEntryKey } from "../entry-key.ts";
import type { SitePage } from "./fields.ts";
import { deviceErrorCodesIn } from "./device-error-codes.ts";
import { findByAddress, findEntries, type Address, type SearchHit, type SearchContext } from "./find-entries.ts";
import { searchWordsOf, type SearchWord } from "./query.ts";
import type { SynonymMatch } from "./synonyms.ts";
import { findKnownWords } from "./vocabulary.ts";

/** A pinned result is the page or entry that a synonym leads to; `title` names a town. */
export type PinnedResult = Omit<SynonymMatch, "target"> & { path: string; title?: string } & (
    | { entry: SearchHit; page?: undefined }
    | { page: SitePage; entry?: undefined }
  );
type Town = { name: string; path: string };
/**
 * `page` lists installers near a town. `findAmongWords` looks for a town among words, of which `siteWords` occur in the site's texts
 * and so probably mean something else. `findExactly` looks for a town that all words name together.
 */
export type TownLookup = {
  page: string;
  findAmongWords(words: readonly string[], siteWords: ReadonlySet<string>): Promise<Town | undefined>;
  findExactly(text: string): Promise<Town | undefined>;
};
type Query = { context: SearchContext; language: Language; pages: readonly SitePage[]; nearby?: TownLookup };

const maxWordsOfTown = 3;

/** Finds the public pages and entries that synonyms lead to. */
export async function findPinned(
  { context, language, pages, nearby }: Query,
  words: readonly SearchWord[],
  synonyms: readonly SynonymMatch[],
): Promise<PinnedResult[]> {
  const addresses = synonyms.flatMap(({ target }) => entriesAt(target));
  const entries = new Map((await findByAddress(context, language, addresses)).map((entry) => [`${entry.type} ${entry.key}`, entry]));
  const pinned = synonyms.flatMap(({ target: path, ...synonym }): PinnedResult[] => {
    const [entry] = entriesAt(path).flatMap(({ type, key }) => entries.get(`${type} ${key}`) ?? []);
    if (entry) return [{ path, ...synonym, entry }];
    const page = pages.find((each) => each.path === path) ?? pages.find((each) => each.path === path.replace(/[?#].*$/s, ""));
    return page ? [{ path, ...synonym, page }] : [];
  });
  return nearby ? addTown({ context, language, nearby }, pinned, words) : pinned;
}

/** Tells whether a synonym with this address would lead to a public page or entry. */
export async function isSearchTarget(query: Query, target: string): Promise<boolean> {
  const pinned = await findPinned(query, [], [{ target, coverage: [], size: 0 }]);
  return pinned.length > 0;
}

/** Finds the device error codes that a query names, also inside a sentence. */
export async function findErrorCodes({ context, language, text, type = "error-code" }: Query & { text: string; type?: string }) {
  const codes = deviceErrorCodesIn(text);
  if (codes.length === 0 || type !== "error-code") return [];
  const found = await Promise.all(
    codes.map(async (code) => {
      const [word] = searchWordsOf(code, language);
      if (!word) return [];
      const { entries } = await findEntries(context, { language, words: [word], mode: "all", types: [type] });
      // The code of an entry has weight A; other texts may mention the code.
      return entries.filter(({ head }) => head.includes(`'${word.text}':1A`));
    }),
  );
  return found.flat();
}

/** Pins an entry that answers the whole query. */
export function pinWholeQuery(entry: SearchHit, words: readonly SearchWord[]): PinnedResult {
  return { entry, path: collectionOf(entry.type).path(entry.key), coverage: words.map(() => 1), size: words.length };
}

/** Pins the list of installers for a query that only names a town or country. */
export async function findTown({ pages, nearby }: Query, words: readonly SearchWord[]): Promise<PinnedResult | undefined> {
  const page = pages.find(({ path }) => path === nearby?.page);
  if (!nearby || !page || words.length > maxWordsOfTown) return undefined;
  const town = await nearby.findExactly(textOf(words));
  return town && { page, path: town.path, title: town.name, coverage: words.map(() => 1), size: words.length };
}

/**
 * Pins the list of installers near a town that the query names beside words of the list, such as Installateur Kassel. Words of
 * other synonyms name no town: the "home battery" of "buy a home battery" is not in Home.
 */
async function addTown(
  { context, language, nearby }: Pick<Query, "context" | "language"> & { nearby: TownLookup },
  pinned: PinnedResult[],
  words: readonly SearchWord[],
): Promise<PinnedResult[]> {
  const listPage = pinned.find(({ page }) => page?.path === nearby.page);
  const rest = words.filter((_, index) => pinned.every(({ coverage }) => coverage[index] === 0)).map(({ text }) => text);
  if (!listPage || rest.length === 0) return pinned;
  const siteWords = await findKnownWords(context.database, language, new Set(rest));
  const town = await nearby.findAmongWords(rest, siteWords);
  if (!town) return pinned;
  const pinnedTown: PinnedResult = {
    ...listPage,
    path: town.path,
    title: town.name,
    coverage: listPage.coverage.map((cover) => cover || 1),
  };
  return [pinnedTown, ...pinned.filter((each) => each !== listPage)];
}

/** Returns the entries that may have an address. */
export function entriesAt(address: string): Address[] {
  const key = address.replace(/^.*[/#=]/s, "");
  return isEntryKey(key) ? collections.flatMap(({ type, path }) => (path(key) === address ? [{ type, key }] : [])) : [];
}

function textOf(words: readonly SearchWord[]): string {
  return words.map(({ text }) => text).join(" ");
}
