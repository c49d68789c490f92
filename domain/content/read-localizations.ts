import { and, asc, eq, inArray, lte, not, exists, or, sql, type Param, type Placeholder, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { contentEntry } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, languages, languagesOfWebsite, type Language, type WebsiteId } from "#i18n/languages.ts";
import { statementsOn } from "#platform/database";
import type { Context } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { isHidden, withoutHiddenMark } from "./hidden-examples.ts";

/** `others` are the public localizations in languages that fall back on this one. */
export type PublicLocalization = { key: string; language: Language; data: EntryData; others: Partial<Record<Language, EntryData>> };
export type LocalizationQuery = { type: string; websiteId?: WebsiteId; page?: number; size?: number };

const { placeholder } = sql;
const beside = alias(contentEntry, "beside");
const dependents = languageCodes.filter((code) => fallbackOf(code) !== undefined);

/**
 * Reads public entries in the collection's order, one per website: in the fallback language, or else in a dependent
 * one. `column` selects full data or list summaries. Pages count from 1.
 */
export async function readLocalizations(context: Context, column: Column, query: LocalizationQuery): Promise<PublicLocalization[]> {
  const { type, page = 1, size } = query;
  const offset = size === undefined ? 0 : (page - 1) * size;
  const statement = localizationStatements(context.database)[column];
  return withDefaults(
    await statement.execute({ type, languages: languagesOf(query), now: context.clock.now(), size: size ?? null, offset }),
  );
}

export async function readLocalizationsOfEntry(
  { database, clock }: Context,
  { type, key }: { type: string; key: string },
): Promise<PublicLocalization[]> {
  return withDefaults(
    await localizationStatements(database).statementOfKey.execute({ type, key, languages: languageCodes, now: clock.now() }),
  );
}

type Row = Pick<PublicLocalization, "key" | "language"> & { data: EntryData | null; others: PublicLocalization["others"] | null };
const withDefaults = (rows: readonly Row[]): PublicLocalization[] =>
  rows.map((row) => ({ ...row, data: row.data ?? {}, others: row.others ?? {} }));

export async function countLocalizations(
  { database, clock }: Context,
  query: Pick<LocalizationQuery, "type" | "websiteId">,
): Promise<number> {
  return database.$count(contentEntry, matchesQuery({ type: query.type, languages: sql.param(languagesOf(query)), now: clock.now() }));
}

type Column = "data" | "summary";
const localizationStatements = statementsOn((database: Context["database"]) => {
  const statementOfType = (column: Column) =>
    selectLocalizations(database, column, undefined)
      .limit(placeholder("size"))
      .offset(placeholder("offset"))
      .prepare(`editions by ${column}`);
  const statementOfKey = selectLocalizations(database, "data", eq(contentEntry.key, placeholder("key"))).prepare("editions of a key");
  return { data: statementOfType("data"), summary: statementOfType("summary"), statementOfKey };
});

function selectLocalizations(database: Context["database"], column: Column, more: SQL | undefined) {
  const now = placeholder("now");
  const others = sql<PublicLocalization["others"] | null>`(
    select jsonb_object_agg(${beside.language}, ${withoutHiddenMark(beside[column])}) from ${contentEntry} as "beside"
    where ${and(isSameEntry, isPublicAt(now, beside), fallsBack(beside.language, contentEntry.language))})`;
  return database
    .select({
      key: contentEntry.key,
      language: contentEntry.language,
      data: withoutHiddenMark<EntryData | null>(contentEntry[column]),
      others,
    })
    .from(contentEntry)
    .where(and(matchesQuery({ type: placeholder("type"), languages: placeholder("languages"), now }), more))
    .orderBy(asc(contentEntry.position), asc(contentEntry.key), byWebsite);
}

const languagesOf = ({ websiteId }: Pick<LocalizationQuery, "websiteId">): readonly Language[] =>
  websiteId === undefined ? languageCodes : languagesOfWebsite(websiteId);

function matchesQuery({
  type,
  languages: codes,
  now,
}: {
  type: string | Placeholder;
  languages: Param | Placeholder;
  now: Date | Placeholder;
}) {
  const fallback = new QueryBuilder()
    .select({ one: sql`1` })
    .from(beside)
    .where(and(isSameEntry, isPublicAt(now, beside), fallsBack(contentEntry.language, beside.language)));
  return and(
    eq(contentEntry.type, type),
    sql`${contentEntry.language} = any(${codes}::text[])`,
    isPublicAt(now),
    // The first operand needs no subquery.
    or(not(inArray(contentEntry.language, dependents)), not(exists(fallback))),
  );
}

/** Returns the languages whose pages show a localization. */
export function languagesShowing({ language, others }: Pick<PublicLocalization, "language" | "others">): Language[] {
  const codes = new Set([language, ...dependentsOf(language), ...Object.keys(others)]);
  return languageCodes.filter((code) => codes.has(code));
}

export function isPublic({ clock }: Pick<Context, "clock">): SQL | undefined {
  return isPublicAt(clock.now());
}

/** The state is a literal instead of a parameter so that PostgreSQL can use the partial indexes. */
function isPublicAt(moment: Date | Placeholder, table: typeof contentEntry | typeof beside = contentEntry): SQL | undefined {
  return and(sql`${table.state} = 'published'`, lte(table.publishedAt, moment), not(isHidden(table)));
}

const websiteOrder = languageCodes.toSorted((one, other) => languages[one].websiteId - languages[other].websiteId);
const byWebsite = sql`array_position(${sql.param(websiteOrder)}::text[], ${contentEntry.language})`;

const isSameEntry = and(eq(beside.type, contentEntry.type), eq(beside.key, contentEntry.key));

function fallsBack(language: typeof beside.language | typeof contentEntry.language, on: typeof language): SQL | undefined {
  return or(...dependents.map((code) => and(eq(language, code), eq(on, fallbackOf(code) ?? code))));
}
