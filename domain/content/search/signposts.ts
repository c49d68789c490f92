import type { Language } from "#i18n/languages.ts";
import { findByAddress, type FoundEntry, type SearchContext } from "./find-entries.ts";
import type { SitePage } from "./search-pages.ts";
import type { SearchWord } from "./search-words.ts";
import { entriesAt, pageAt } from "./targets.ts";
import type { Said } from "./synonyms.ts";

const mostWordsOfTown = 3;

type Town = { name: string; path: string };
/**
 * Where to look for what is near a town: the address of it for the town that a text names, if it names one, and for one
 * that is named alone, which may be any word.
 */
export type Nearby = { page: string; find(text: string): Promise<Town | undefined>; findAlone(text: string): Promise<Town | undefined> };
/** Where words of a text lead; `covers` says how much each of its words belongs to what leads there. */
export type Signpost = { path: string; covers: number[]; size: number; title?: string; page?: SitePage; entry?: FoundEntry };

type Asked = {
  said: readonly Said[];
  words: readonly SearchWord[];
  text: string;
  language: Language;
  pages: readonly SitePage[];
  nearby?: Nearby;
};

/** What the words of a text lead to, as far as it is public. */
export async function findSignposts(context: SearchContext, asked: Asked): Promise<Signpost[]> {
  const { said, language, pages, words, nearby } = asked;
  const addresses = said.flatMap(({ target }) => entriesAt(target));
  const entries = new Map((await findByAddress(context, language, addresses)).map((entry) => [`${entry.type} ${entry.key}`, entry]));
  const leading = said.flatMap(({ target, covers, size }): Signpost[] => {
    const [entry] = entriesAt(target).flatMap(({ type, key }) => entries.get(`${type} ${key}`) ?? []);
    if (entry) return [{ path: target, covers, size, entry }];
    const page = pages.find(({ path }) => path === target) ?? pages.find(({ path }) => path === pageAt(target));
    return page ? [{ path: target, covers, size, page }] : [];
  });
  return nearby ? withTown(nearby, leading, words) : leading;
}

/** The words beside those that lead to a place to buy may name a town: Installateur Kassel. */
async function withTown(nearby: Nearby, leading: Signpost[], words: readonly SearchWord[]): Promise<Signpost[]> {
  const asking = leading.find(({ page }) => page?.path === nearby.page);
  const rest = words.filter((_, index) => asking?.covers[index] === 0);
  if (!asking || rest.length === 0) return leading;
  const town = await nearby.find(textOf(rest));
  if (!town) return leading;
  const near: Signpost = { ...asking, path: town.path, title: town.name, covers: asking.covers.map((cover) => cover || 1) };
  return [near, ...leading.filter((signpost) => signpost !== asking)];
}

/** Words that are nowhere on the site may be the name of a town. */
export async function findTown({ words, pages, nearby }: Pick<Asked, "words" | "pages" | "nearby">): Promise<Signpost[]> {
  const page = pages.find(({ path }) => path === nearby?.page);
  const town = page && words.length <= mostWordsOfTown ? await nearby?.findAlone(textOf(words)) : undefined;
  return page && town ? [{ page, path: town.path, title: town.name, covers: words.map(() => 1), size: words.length }] : [];
}

function textOf(words: readonly SearchWord[]): string {
  return words.map(({ text }) => text).join(" ");
}
