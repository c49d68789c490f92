import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import { collectionOf } from "../collections/index.ts";
import { lexemeOf } from "./analyse.ts";
import { excerptOf, type ExcerptPart } from "./excerpt.ts";
import { findEntries, readShown, type Mode, type SearchContext } from "./find-entries.ts";
import { withHeads, withParts } from "./find-parts.ts";
import { kindOf, searchKinds, type ResultType, type SearchKind } from "./kinds.ts";
import { findNearWords } from "./near-words.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { rank, type Found, type Ranked } from "./rank.ts";
import { findPages, readPage, type SitePage } from "./search-pages.ts";
import { weighed } from "./score.ts";
import { searchWordsOf, type SearchWord } from "./search-words.ts";
import { findSignposts, findTown, type Nearby } from "./signposts.ts";
import { findSaid, withMeanings } from "./synonyms.ts";
import { isAddress } from "./targets.ts";

export type SearchInput = {
  text: string;
  language: Language;
  pages: readonly SitePage[];
  size: number;
  /** Only entries of this type. */ type?: string;
  /** Only results of this kind; others are counted. */ kind?: SearchKind;
  /** Towns that a text may name. */ nearby?: Nearby;
};
/** What names an entry and shows what it is: a list's whole summary would be five times as much. `type` is `page` or `document` for what is no entry, `lang` the tag of the texts. */
export type SearchResult = {
  type: ResultType;
  id: string;
  websiteId: WebsiteId;
  state: 1;
  path: string;
  lang: string;
  title: string;
  excerpt: ExcerptPart[];
  picture?: string;
  date?: string;
  sample?: true;
};
export type SearchAnswer = { results: SearchResult[]; counts: Partial<Record<SearchKind, number>> };

const nothing: SearchAnswer = { results: [], counts: {} };

/**
 * Searches a language for a text, the best results first. It returns entries with all words of the text; if there are none,
 * entries with similar words, because a word may be mistyped; if there are none, entries with any of the words. Synonyms of
 * a word, and the words that it leads to, count like the word.
 */
export async function search(context: SearchContext, asked: SearchInput): Promise<SearchAnswer> {
  const input = { ...asked, text: normalizeQuery(asked.text) };
  const found = await find(context, input);
  if (!found) return nothing;
  const ranked = rank(found, input.language);
  const wanted = ranked.filter(({ type }) => (!input.type || type === input.type) && (!input.kind || kindOf[type] === input.kind));
  const results = await resultsOf(context, wanted.slice(0, input.size), found.words, input.language);
  return { results, counts: countsOf(found, ranked) };
}

async function find(context: SearchContext, input: SearchInput): Promise<Found | undefined> {
  const { language } = input;
  const typed = await withParts(context.database, searchWordsOf(input.text, language), language);
  const found = await findFor(context, input, typed, "all");
  if (typed.length === 0) return found.signposts.length === 0 ? undefined : found;
  if (!isNothing(found)) return found;
  const town = await findTown({ ...input, words: typed });
  if (town.length > 0) return { ...found, signposts: [...town, ...found.signposts] };
  const near = await withNearWords(context, typed, language);
  const foundNear = await findFor(context, input, near, "all");
  if (!isNothing(foundNear)) return foundNear;
  // What is nowhere tells nothing of what is meant by the others.
  const known = near.filter((word, index) => isSomewhere(foundNear, word, index));
  const told = known.length > 0 && known.length < near.length ? await findFor(context, input, known, "all") : foundNear;
  return isNothing(told) ? findFor(context, input, known.length > 0 ? known : near, "any") : told;
}

function isSomewhere({ signposts, words }: Found, { typed, alternatives }: SearchWord, index: number): boolean {
  const isUnlike = typed !== undefined && alternatives.length === 1;
  return !isUnlike || signposts.some(({ covers }) => covers[index]) || (words[index]?.pages ?? 0) > 0;
}

async function findFor(context: SearchContext, input: SearchInput, words: readonly SearchWord[], mode: Mode): Promise<Found> {
  const { text, language, type, pages } = input;
  const said = await findSaid(context.database, { text, language, words });
  const meant = withMeanings(
    words,
    said.filter(({ target }) => !isAddress(target)),
    language,
  );
  const leading = said.filter(({ target }) => isAddress(target));
  const types = type === undefined ? undefined : [type];
  const [signposts, entries] = await Promise.all([
    findSignposts(context, { ...input, said: leading, words }),
    words.length === 0 ? { entries: [], counts: {} } : findEntries(context, { language, words: meant, mode, types }),
  ]);
  const read = pages.map((page) => readPage(page, language).fields);
  return { words: weighed(meant, read), signposts, pages: words.length === 0 ? [] : findPages(pages, meant, mode, language), ...entries };
}

/** A sign for a part of the words does not end the search for what the others may mean. */
function isNothing({ words, signposts, pages, entries }: Found): boolean {
  const isWhole = (covers: readonly number[]) => words.every((_, index) => (covers[index] ?? 0) > 0.5);
  return pages.length === 0 && entries.length === 0 && !signposts.some(({ covers }) => isWhole(covers));
}

async function withNearWords({ database }: SearchContext, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const near = await findNearWords(
    database,
    language,
    words.flatMap(({ typed }) => typed ?? []),
  );
  const isUnlike = ({ typed }: SearchWord) => typed !== undefined && near.get(typed)?.length === 0;
  const shortened = await withHeads(database, words.filter(isUnlike), language);
  return words.map((word) => {
    if (isUnlike(word)) return shortened.find(({ text }) => text === word.text) ?? word;
    const spellings = near.get(word.typed ?? "") ?? [];
    const lexemes = new Set(spellings.flatMap((spelling) => lexemeOf(spelling, language) ?? []));
    return { ...word, alternatives: [...word.alternatives, ...[...lexemes].map((lexeme) => [{ lexeme, prefix: false }])] };
  });
}

function countsOf({ counts }: Found, ranked: readonly Ranked[]): SearchAnswer["counts"] {
  const others = ranked.filter(({ isFound }) => !isFound);
  const byKind = searchKinds.map((kind): [SearchKind, number] => {
    const entries = Object.entries(counts).filter(([type]) => kindOf[collectionOf(type).type] === kind);
    return [kind, entries.reduce((sum, [, number]) => sum + number, 0) + others.filter(({ type }) => kindOf[type] === kind).length];
  });
  return Object.fromEntries(byKind.filter(([, number]) => number > 0));
}

async function resultsOf(
  context: SearchContext,
  ranked: readonly Ranked[],
  words: readonly SearchWord[],
  language: Language,
): Promise<SearchResult[]> {
  const { websiteId, tag } = languages[language];
  const entries = ranked.flatMap(({ entry }) => entry ?? []);
  const shown = new Map((await readShown(context, language, entries)).map((row) => [`${row.type} ${row.key}`, row]));
  return ranked.flatMap(({ type, id, path, title, entry, description = "" }): SearchResult[] => {
    const common = { type, id, websiteId, state: 1, path, title } as const;
    if (!entry) return [{ ...common, lang: tag, excerpt: excerptOf(description, words, language) }];
    const row = shown.get(`${entry.type} ${entry.key}`);
    if (!row) return [];
    return [
      {
        ...common,
        path: type === "download" && row.file ? `/files/${row.file}` : path,
        lang: languages[entry.edition].tag,
        excerpt: excerptOf(row.content, words, language),
        ...(row.picture !== null && { picture: row.picture }),
        ...(row.date !== null && { date: row.date }),
        ...(row.isSample && { sample: true }),
      },
    ];
  });
}
