import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import { contentEntry, contentSearch } from "#db/content.ts";
import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../../context.ts";
import { collectionOf, type CollectionType } from "../collections/index.ts";
import { lexemeOf } from "./analyse.ts";
import { excerptOf, type ExcerptPart } from "./excerpt.ts";
import { findNearWords } from "./near-words.ts";
import { findPages, type FoundPage, type SitePage } from "./search-pages.ts";
import { languageLexeme } from "./search-row.ts";
import { searchWordsOf, tsqueryOf, type SearchWord } from "./search-words.ts";

export type SearchInput = {
  text: string;
  language: Language;
  pages: readonly SitePage[];
  size: number;
  /** Only entries of this type. */ type?: string;
};
/** What names an entry and shows what it is: a list's whole summary would be five times as much. `type` is `page` for a page that is no entry, `lang` the tag of the texts. */
export type SearchResult = {
  type: CollectionType | "page";
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
/** `database`: one that `searchSettings` hold for. */
export type SearchContext = Pick<Context, "database" | "clock">;
type Mode = "all" | "any";
type Found = { pages: FoundPage[]; entries: Awaited<ReturnType<typeof findEntries>>; words: SearchWord[] };

/**
 * The planner takes reading every document through for cheaper than the index: it counts rows, not what they hold. And
 * no search is worth more than two seconds of the database's time.
 */
export const searchSettings = { enable_seqscan: "off", statement_timeout: "2s" };

/**
 * What a text finds in a language, best first: what has all its words; else what has words like them, should some be
 * mistyped; else what has any of them.
 */
export async function search(context: SearchContext, input: SearchInput): Promise<SearchResult[]> {
  const words = searchWordsOf(input.text, input.language);
  if (words.length === 0) return [];
  const find = async (asked: SearchWord[], mode: Mode): Promise<Found> => ({
    pages: input.type ? [] : findPages(input.pages, asked, mode, input.language),
    entries: await findEntries(context, input, asked, mode),
    words: asked,
  });
  let found = await find(words, "all");
  if (isNothing(found)) {
    const widened = await withNearWords(context, words, input.language);
    found = await find(widened, "all");
    if (isNothing(found)) found = await find(widened, "any");
  }
  return resultsOf(found, input);
}

function isNothing({ pages, entries }: Found): boolean {
  return pages.length === 0 && entries.length === 0;
}

async function withNearWords({ database }: SearchContext, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const near = await findNearWords(
    database,
    language,
    words.flatMap(({ typed }) => typed ?? []),
  );
  return words.map((word) => {
    const spellings = word.typed ? near.get(word.typed)! : [];
    const lexemes = new Set(spellings.flatMap((spelling) => lexemeOf(spelling, language) ?? []));
    return { ...word, alternatives: [...word.alternatives, ...[...lexemes].map((lexeme) => [{ lexeme, prefix: false }])] };
  });
}

async function findEntries(
  { database, clock }: SearchContext,
  { language, size, type }: SearchInput,
  words: readonly SearchWord[],
  mode: Mode,
) {
  const prepared = statements.get(database) ?? prepareSearch(database);
  statements.set(database, prepared);
  const document = `'${languageLexeme(language)}' & (${tsqueryOf(words, mode)})`;
  return prepared.execute({ rank: tsqueryOf(words, "any"), type: type ?? null, now: clock.now(), document, size });
}

/** The same text for every search, so that neither this process nor a connection works it out anew. */
const statements = new WeakMap<SearchContext["database"], ReturnType<typeof prepareSearch>>();

function prepareSearch(database: SearchContext["database"]) {
  const { placeholder } = sql;
  const rank = sql<number>`ts_rank(${contentSearch.head}, ${placeholder("rank")}::tsquery)`.as("rank");
  // Of two that are called so, the one that is called nothing else comes first; in bytes, which are known without reading it.
  const titleLength = sql<number>`octet_length(${contentSearch.title})`.as("title_length");
  const found = database
    .select({
      type: contentSearch.type,
      key: contentSearch.key,
      edition: contentSearch.edition,
      title: contentSearch.title,
      content: contentSearch.content,
      publishedAt: contentSearch.publishedAt,
      rank,
      titleLength,
    })
    .from(contentSearch)
    .where(
      and(
        sql`(${placeholder("type")}::text is null or ${contentSearch.type} = ${placeholder("type")})`,
        lte(contentSearch.publishedAt, placeholder("now")),
        sql`${contentSearch.document} @@ ${placeholder("document")}::tsquery`,
      ),
    )
    // Keys lie outside their rows as titles do; they order those that are shown, below.
    .orderBy(desc(rank), asc(titleLength), desc(contentSearch.publishedAt))
    .limit(placeholder("size"))
    .as("found");
  return database
    .select({
      type: found.type,
      key: found.key,
      edition: found.edition,
      title: found.title,
      content: found.content,
      picture: sql<string | null>`${contentEntry.summary} ->> 'picture'`,
      date: sql<string | null>`${contentEntry.summary} ->> 'date'`,
      isSample: sql<boolean>`${contentEntry.summary} @> '{"sample": true}'`,
    })
    .from(found)
    .innerJoin(
      contentEntry,
      and(eq(contentEntry.type, found.type), eq(contentEntry.key, found.key), eq(contentEntry.language, found.edition)),
    )
    .orderBy(desc(found.rank), asc(found.titleLength), desc(found.publishedAt), asc(found.key))
    .prepare("search");
}

/** Pages that are called so come first, those that only mention it last. */
function resultsOf({ pages, entries, words }: Found, { language, size }: SearchInput): SearchResult[] {
  const { websiteId, tag } = languages[language];
  const pageResults = (called: boolean): SearchResult[] =>
    pages
      .filter((found) => found.called === called)
      .map(({ page: { id, path, title, description } }) => ({
        type: "page",
        id,
        websiteId,
        state: 1,
        path,
        lang: tag,
        title,
        excerpt: excerptOf(description, words, language),
      }));
  const entryResults = entries.map((entry): SearchResult => {
    const collection = collectionOf(entry.type);
    return {
      type: collection.type,
      id: entry.key,
      websiteId,
      state: 1,
      path: collection.path(entry.key),
      lang: languages[entry.edition].tag,
      title: entry.title,
      excerpt: excerptOf(entry.content, words, language),
      ...(entry.picture !== null && { picture: entry.picture }),
      ...(entry.date !== null && { date: entry.date }),
      ...(entry.isSample && { sample: true }),
    };
  });
  return [...pageResults(true), ...entryResults, ...pageResults(false)].slice(0, size);
}
