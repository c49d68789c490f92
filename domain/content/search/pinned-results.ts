import type { Language } from "#i18n/languages.ts";
import { collections } from "../collections/index.ts";
import { isEntryKey } from "../entry-key.ts";
import type { SitePage } from "./fields.ts";
import { findByAddress, type Address, type FoundEntry, type SearchContext } from "./find-entries.ts";
import type { SearchWord } from "./query.ts";
import type { SynonymMatch } from "./synonyms.ts";

/** The page or entry that a synonym leads to, with the synonym's `covers` and `size`; `title` names a town. */
export type PinnedResult = Omit<SynonymMatch, "target"> & { path: string; title?: string } & (
    | { entry: FoundEntry; page?: undefined }
    | { page: SitePage; entry?: undefined }
  );
type Town = { name: string; path: string };
/** The page that lists what is near a town. `find` looks for a town among words, `findAlone` for one that they name together. */
export type Nearby = { page: string; find(text: string): Promise<Town | undefined>; findAlone(text: string): Promise<Town | undefined> };
type Query = { context: SearchContext; language: Language; pages: readonly SitePage[]; nearby?: Nearby };

const mostWordsOfTown = 3;

/** The public pages and entries that synonyms lead to. */
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
  return nearby ? withTown(nearby, pinned, words) : pinned;
}

/** A query that only names a town or country. */
export async function findTown({ pages, nearby }: Query, words: readonly SearchWord[]): Promise<PinnedResult | undefined> {
  const page = pages.find(({ path }) => path === nearby?.page);
  if (!nearby || !page || words.length > mostWordsOfTown) return undefined;
  const town = await nearby.findAlone(textOf(words));
  return town && { page, path: town.path, title: town.name, covers: words.map(() => 1), size: words.length };
}

/** A query that names a town beside the words for a place to buy: Installateur Kassel. */
async function withTown(nearby: Nearby, pinned: PinnedResult[], words: readonly SearchWord[]): Promise<PinnedResult[]> {
  const listing = pinned.find(({ page }) => page?.path === nearby.page);
  const rest = words.filter((_, index) => listing?.covers[index] === 0);
  if (!listing || rest.length === 0) return pinned;
  const town = await nearby.find(textOf(rest));
  if (!town) return pinned;
  const near: PinnedResult = { ...listing, path: town.path, title: town.name, covers: listing.covers.map((cover) => cover || 1) };
  return [near, ...pinned.filter((each) => each !== listing)];
}

/** The entries that may have an address. */
function entriesAt(address: string): Address[] {
  const key = address.replace(/^.*[/#=]/s, "");
  return isEntryKey(key) ? collections.flatMap(({ type, path }) => (path(key) === address ? [{ type, key }] : [])) : [];
}

function textOf(words: readonly SearchWord[]): string {
  return words.map(({ text }) => text).join(" ");
}
