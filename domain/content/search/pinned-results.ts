import type { Language } from "#i18n/languages.ts";
import { collections } from "../collections/index.ts";
import { isEntryKey } from "../entry-key.ts";
import type { SitePage } from "./fields.ts";
import { findByAddress, type Address, type SearchHit, type SearchContext } from "./find-entries.ts";
import type { SearchWord } from "./query.ts";
import type { SynonymMatch } from "./synonyms.ts";

/** A pinned result is the page or entry that a synonym leads to; `title` names a town. */
export type PinnedResult = Omit<SynonymMatch, "target"> & { path: string; title?: string } & (
    | { entry: SearchHit; page?: undefined }
    | { page: SitePage; entry?: undefined }
  );
type Town = { name: string; path: string };
/** `page` lists installers near a town. `find` looks for a town among words, `findAlone` for a town that all words name together. */
export type TownLookup = {
  page: string;
  findAmongWords(text: string): Promise<Town | undefined>;
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
  return nearby ? addTown(nearby, pinned, words) : pinned;
}

/** Tells whether a synonym with this address would lead to a public page or entry. */
export async function isSearchTarget(query: Query, target: string): Promise<boolean> {
  const pinned = await findPinned(query, [], [{ target, coverage: [], size: 0 }]);
  return pinned.length > 0;
}

/** Pins the list of installers for a query that only names a town or country. */
export async function findTown({ pages, nearby }: Query, words: readonly SearchWord[]): Promise<PinnedResult | undefined> {
  const page = pages.find(({ path }) => path === nearby?.page);
  if (!nearby || !page || words.length > maxWordsOfTown) return undefined;
  const town = await nearby.findExactly(textOf(words));
  return town && { page, path: town.path, title: town.name, coverage: words.map(() => 1), size: words.length };
}

/** Pins the list of installers near a town that the query names beside other words, such as Installateur Kassel. */
async function addTown(nearby: TownLookup, pinned: PinnedResult[], words: readonly SearchWord[]): Promise<PinnedResult[]> {
  const listPage = pinned.find(({ page }) => page?.path === nearby.page);
  const rest = words.filter((_, index) => listPage?.coverage[index] === 0);
  if (!listPage || rest.length === 0) return pinned;
  const town = await nearby.findAmongWords(textOf(rest));
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
