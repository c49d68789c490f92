import { and, asc, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import { contentEntry, contentSearch } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { statementsOn } from "#platform/database";
import type { Context } from "../../context.ts";
import { hasExampleMark, hidesExamples } from "../hidden-examples.ts";
import { languageLexeme } from "./search-row.ts";
import { tsqueryOf, type SearchWord } from "./query.ts";

/** `database` is a connection pool with `searchSettings`. */
export type SearchContext = Pick<Context, "database" | "clock">;
export type Mode = "all" | "any";
export type Address = { type: string; key: string };
export type SearchHit = Address & { edition: Language; title: string; head: string };
export type SearchHits = { entries: SearchHit[]; counts: Record<string, number> };
type Criteria = { language: Language; words: readonly SearchWord[]; mode: Mode; types: readonly string[] | undefined };

/** The database ranks at most `maxRanked` matches and returns the best `maxReturned`. */
const maxRanked = 1500;
const maxReturned = 60;

/** Without this setting the planner prefers a sequential scan to the index, because it ignores the size of documents. */
export const searchSettings = { enable_seqscan: "off", statement_timeout: "2s" };

const hitColumns = {
  type: contentSearch.type,
  key: contentSearch.key,
  edition: contentSearch.edition,
  title: contentSearch.title,
  head: sql<string>`${contentSearch.head}::text`.as("head"),
};
const isLocalizationShown = and(
  eq(contentEntry.type, contentSearch.type),
  eq(contentEntry.key, contentSearch.key),
  eq(contentEntry.language, contentSearch.edition),
);
const isShown = sql`(not ${contentSearch.isExample} or not ${hidesExamples})`;
const { placeholder } = sql;
const searchOn = statementsOn(prepareSearch);

/** Finds public entries that match the words, best first, and their number by type. */
export async function findEntries({ database, clock }: SearchContext, { language, words, mode, types }: Criteria): Promise<SearchHits> {
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

export async function findByAddress({ database, clock }: SearchContext, language: Language, addresses: readonly Address[]) {
  if (addresses.length === 0) return [];
  return database
    .select(hitColumns)
    .from(contentSearch)
    .where(and(eq(contentSearch.language, language), lte(contentSearch.publishedAt, clock.now()), isShown, isOneOf(addresses)));
}

/** Reads the texts and images of entries that results show. */
export async function readResultContents({ database }: SearchContext, language: Language, addresses: readonly Address[]) {
  if (addresses.length === 0) return [];
  return database
    .select({
      type: contentSearch.type,
      key: contentSearch.key,
      content: contentSearch.content,
      picture: sql<string | null>`${contentEntry.summary} ->> 'picture'`,
      date: sql<string | null>`${contentEntry.summary} ->> 'date'`,
      file: sql<string | null>`${contentEntry.summary} ->> 'file'`,
      isSample: sql<boolean>`${hasExampleMark(contentEntry.summary)} and not ${hidesExamples}`,
      validUntil: sql<string | null>`${contentEntry.summary} ->> 'validUntil'`,
    })
    .from(contentSearch)
    .innerJoin(contentEntry, isLocalizationShown)
    .where(and(eq(contentSearch.language, language), isOneOf(addresses)));
}

/** Reads what decides whether a valid certificate stands in for an expired one. */
export async function readCertificates({ database }: SearchContext, language: Language, addresses: readonly Address[]) {
  return database
    .select({
      key: contentSearch.key,
      products: sql<string[]>`coalesce(${contentEntry.summary} -> 'products', '[]')`,
      markets: sql<string[]>`coalesce(${contentEntry.summary} -> 'markets', '[]')`,
      validUntil: sql<string | null>`${contentEntry.summary} ->> 'validUntil'`,
    })
    .from(contentSearch)
    .innerJoin(contentEntry, isLocalizationShown)
    .where(
      and(eq(contentSearch.language, language), sql`${contentEntry.summary} @> '{"resourceType": "certificate"}'`, isOneOf(addresses)),
    );
}

function isOneOf(addresses: readonly Address[]): SQL {
  const types = sql.param(addresses.map(({ type }) => type));
  const keys = sql.param(addresses.map(({ key }) => key));
  return sql`(${contentSearch.type}, ${contentSearch.key}) in (select * from unnest(${types}::text[], ${keys}::text[]))`;
}

function prepareSearch(database: SearchContext["database"]) {
  const types = sql`${placeholder("types")}::text[]`;
  const matching = database.$with("matching").as(
    database
      .select({
        type: contentSearch.type,
        key: contentSearch.key,
        publishedAt: contentSearch.publishedAt,
        rank: sql<number>`ts_rank(${contentSearch.head}, ${placeholder("rank")}::tsquery)`.as("rank"),
        // Shorter titles come first at equal rank. PostgreSQL knows the number of bytes without reading the title.
        titleLength: sql<number>`octet_length(${contentSearch.title})`.as("title_length"),
      })
      .from(contentSearch)
      .where(
        and(
          sql`(${types} is null or ${contentSearch.type} = any(${types}))`,
          lte(contentSearch.publishedAt, placeholder("now")),
          sql`${contentSearch.document} @@ ${placeholder("document")}::tsquery`,
          isShown,
        ),
      )
      .limit(maxRanked),
  );
  // PostgreSQL stores keys and titles outside of the rows, so only the best rows are sorted by key.
  const best = database
    .select()
    .from(matching)
    .orderBy(desc(matching.rank), asc(matching.titleLength), desc(matching.publishedAt))
    .limit(maxReturned)
    .as("best");
  return database
    .with(matching)
    .select({
      ...hitColumns,
      rank: best.rank,
      counts: sql<
        Record<string, number>
      >`(select json_object_agg(type, number) from (select type, count(*) as number from matching group by type) as counted)`,
    })
    .from(best)
    .innerJoin(
      contentSearch,
      and(eq(contentSearch.type, best.type), eq(contentSearch.key, best.key), sql`${contentSearch.language} = ${placeholder("language")}`),
    )
    .orderBy(desc(best.rank), asc(best.titleLength), desc(best.publishedAt), asc(best.key))
    .prepare("search");
}
