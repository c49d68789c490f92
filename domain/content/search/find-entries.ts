import { and, asc, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import { contentEntry, contentSearch } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { statementsOn } from "#platform/database";
import type { Context } from "../../context.ts";
import { languageLexeme } from "./search-row.ts";
import { tsqueryOf, type SearchWord } from "./search-words.ts";

/** `database`: one that `searchSettings` hold for. */
export type SearchContext = Pick<Context, "database" | "clock">;
export type Mode = "all" | "any";
export type Address = { type: string; key: string };
export type FoundEntry = Address & { edition: Language; title: string; head: string };
export type FoundEntries = { entries: FoundEntry[]; counts: Record<string, number> };
type Asked = { language: Language; words: readonly SearchWord[]; mode: Mode; types: readonly string[] | undefined };

/** So many are ranked of what the database finds: more have a word only where it says nothing. */
export const mostRanked = 1500;
/** So many of the best ranked are looked at closely. */
const mostFound = 60;

/**
 * The planner takes reading every document through for cheaper than the index: it counts rows, not what they hold. And
 * no search is worth more than two seconds of the database's time.
 */
export const searchSettings = { enable_seqscan: "off", statement_timeout: "2s" };

const named = {
  type: contentSearch.type,
  key: contentSearch.key,
  edition: contentSearch.edition,
  title: contentSearch.title,
  head: sql<string>`${contentSearch.head}::text`.as("head"),
};
const { placeholder } = sql;
const searchOn = statementsOn(prepareSearch);

/** The public entries that words find, the best ranked first, and how many there are of each type. */
export async function findEntries({ database, clock }: SearchContext, { language, words, mode, types }: Asked): Promise<FoundEntries> {
  const document = `'${languageLexeme(language)}' & (${tsqueryOf(words, mode)})`;
  const rows = await searchOn(database).execute({
    rank: tsqueryOf(words, "any"),
    types: types ?? null,
    now: clock.now(),
    document,
    language,
  });
  return { entries: rows, counts: rows[0]?.counts ?? {} };
}

/** The public entries of some addresses, by what ranks them. */
export async function findByAddress({ database, clock }: SearchContext, language: Language, addresses: readonly Address[]) {
  if (addresses.length === 0) return [];
  return database
    .select(named)
    .from(contentSearch)
    .where(and(eq(contentSearch.language, language), lte(contentSearch.publishedAt, clock.now()), isOneOf(addresses)));
}

/** What is shown of entries. */
export async function readShown({ database }: SearchContext, language: Language, addresses: readonly Address[]) {
  if (addresses.length === 0) return [];
  return database
    .select({
      type: contentSearch.type,
      key: contentSearch.key,
      content: contentSearch.content,
      picture: sql<string | null>`${contentEntry.summary} ->> 'picture'`,
      date: sql<string | null>`${contentEntry.summary} ->> 'date'`,
      file: sql<string | null>`${contentEntry.summary} ->> 'file'`,
      isSample: sql<boolean>`${contentEntry.summary} @> '{"sample": true}'`,
    })
    .from(contentSearch)
    .innerJoin(
      contentEntry,
      and(
        eq(contentEntry.type, contentSearch.type),
        eq(contentEntry.key, contentSearch.key),
        eq(contentEntry.language, contentSearch.edition),
      ),
    )
    .where(and(eq(contentSearch.language, language), isOneOf(addresses)));
}

function isOneOf(addresses: readonly Address[]): SQL {
  const types = sql.param(addresses.map(({ type }) => type));
  const keys = sql.param(addresses.map(({ key }) => key));
  return sql`(${contentSearch.type}, ${contentSearch.key}) in (select * from unnest(${types}::text[], ${keys}::text[]))`;
}

function prepareSearch(database: SearchContext["database"]) {
  const types = sql`${placeholder("types")}::text[]`;
  const found = database.$with("found").as(
    database
      .select({
        type: contentSearch.type,
        key: contentSearch.key,
        publishedAt: contentSearch.publishedAt,
        rank: sql<number>`ts_rank(${contentSearch.head}, ${placeholder("rank")}::tsquery)`.as("rank"),
        // Of two that are called so, the one that is called nothing else comes first; in bytes, which are known without reading it.
        titleLength: sql<number>`octet_length(${contentSearch.title})`.as("title_length"),
      })
      .from(contentSearch)
      .where(
        and(
          sql`(${types} is null or ${contentSearch.type} = any(${types}))`,
          lte(contentSearch.publishedAt, placeholder("now")),
          sql`${contentSearch.document} @@ ${placeholder("document")}::tsquery`,
        ),
      )
      .limit(mostRanked),
  );
  // Keys lie outside their rows as titles do; they order those that are shown, below.
  const best = database
    .select()
    .from(found)
    .orderBy(desc(found.rank), asc(found.titleLength), desc(found.publishedAt))
    .limit(mostFound)
    .as("best");
  return database
    .with(found)
    .select({
      ...named,
      rank: best.rank,
      counts: sql<
        Record<string, number>
      >`(select json_object_agg(type, number) from (select type, count(*) as number from found group by type) as counted)`,
    })
    .from(best)
    .innerJoin(
      contentSearch,
      and(eq(contentSearch.type, best.type), eq(contentSearch.key, best.key), sql`${contentSearch.language} = ${placeholder("language")}`),
    )
    .orderBy(desc(best.rank), asc(best.titleLength), desc(best.publishedAt), asc(best.key))
    .prepare("search");
}
