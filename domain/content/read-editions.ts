import { and, asc, eq, inArray, lte, not, exists, or, sql, type Param, type Placeholder, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { contentEntry } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, languages, languagesOfWebsite, type Language, type WebsiteId } from "#i18n/languages.ts";
import { statementsOn } from "#platform/database";
import type { Context } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";

/** A public edition as its website shows it, with the public ones of languages that fall back on it. */
export type EditionRow = { key: string; language: Language; data: EntryData; others: Partial<Record<Language, EntryData>> };
export type Asked = { type: string; websiteId?: WebsiteId; page?: number; size?: number };

const { placeholder } = sql;
const beside = alias(contentEntry, "beside");
const dependents = languageCodes.filter((code) => fallbackOf(code) !== undefined);

/**
 * The public entries of a type in its order, each once a website: in the language that others fall back on, or in one of
 * those where it is in no other. `column`: the whole data, or what lists carry. Pages count from 1.
 */
export async function readEditions(context: Context, column: Column, asked: Asked): Promise<EditionRow[]> {
  const { type, page = 1, size } = asked;
  const offset = size === undefined ? 0 : (page - 1) * size;
  const statement = editionsOn(context.database)[column];
  return whole(await statement.execute({ type, languages: languagesAsked(asked), now: context.clock.now(), size: size ?? null, offset }));
}

/** The same of one entry, as a whole. */
export async function readEditionsOf({ database, clock }: Context, { type, key }: { type: string; key: string }): Promise<EditionRow[]> {
  return whole(await editionsOn(database).ofKey.execute({ type, key, languages: languageCodes, now: clock.now() }));
}

type Row = Pick<EditionRow, "key" | "language"> & { data: EntryData | null; others: EditionRow["others"] | null };
const whole = (rows: readonly Row[]): EditionRow[] => rows.map((row) => ({ ...row, data: row.data ?? {}, others: row.others ?? {} }));

/** How many there are of what is asked for, on all pages. */
export async function countEditions({ database, clock }: Context, asked: Pick<Asked, "type" | "websiteId">): Promise<number> {
  return database.$count(contentEntry, isAsked({ type: asked.type, languages: sql.param(languagesAsked(asked)), now: clock.now() }));
}

type Column = "data" | "summary";
const editionsOn = statementsOn((database: Context["database"]) => {
  const ofType = (column: Column) =>
    editions(database, column, undefined).limit(placeholder("size")).offset(placeholder("offset")).prepare(`editions by ${column}`);
  const ofKey = editions(database, "data", eq(contentEntry.key, placeholder("key"))).prepare("editions of a key");
  return { data: ofType("data"), summary: ofType("summary"), ofKey };
});

function editions(database: Context["database"], column: Column, more: SQL | undefined) {
  const now = placeholder("now");
  const others = sql<EditionRow["others"] | null>`(
    select jsonb_object_agg(${beside.language}, ${beside[column]}) from ${contentEntry} as "beside"
    where ${and(isSameEntry, isPublicAt(now, beside), fallsBack(beside.language, contentEntry.language))})`;
  return database
    .select({ key: contentEntry.key, language: contentEntry.language, data: contentEntry[column], others })
    .from(contentEntry)
    .where(and(isAsked({ type: placeholder("type"), languages: placeholder("languages"), now }), more))
    .orderBy(asc(contentEntry.position), asc(contentEntry.key), byWebsite);
}

const languagesAsked = ({ websiteId }: Pick<Asked, "websiteId">): readonly Language[] =>
  websiteId === undefined ? languageCodes : languagesOfWebsite(websiteId);

function isAsked({ type, languages: asked, now }: { type: string | Placeholder; languages: Param | Placeholder; now: Date | Placeholder }) {
  const fallback = new QueryBuilder()
    .select({ one: sql`1` })
    .from(beside)
    .where(and(isSameEntry, isPublicAt(now, beside), fallsBack(contentEntry.language, beside.language)));
  return and(
    eq(contentEntry.type, type),
    sql`${contentEntry.language} = any(${asked}::text[])`,
    isPublicAt(now),
    // Said first, because it needs no look at another row.
    or(not(inArray(contentEntry.language, dependents)), not(exists(fallback))),
  );
}

/** The languages of its website in whose pages an edition is shown. */
export function languagesShowing({ language, others }: Pick<EditionRow, "language" | "others">): Language[] {
  const shown = new Set([language, ...dependentsOf(language), ...Object.keys(others)]);
  return languageCodes.filter((code) => shown.has(code));
}

export function isPublic({ clock }: Pick<Context, "clock">): SQL | undefined {
  return isPublicAt(clock.now());
}

/** The state is a literal, not a parameter, so that the partial indexes serve it. */
function isPublicAt(moment: Date | Placeholder, table: typeof contentEntry | typeof beside = contentEntry): SQL | undefined {
  return and(sql`${table.state} = 'published'`, lte(table.publishedAt, moment));
}

/** Editions of one entry come in the order of their websites. */
const websiteOrder = languageCodes.toSorted((one, other) => languages[one].websiteId - languages[other].websiteId);
const byWebsite = sql`array_position(${sql.param(websiteOrder)}::text[], ${contentEntry.language})`;

const isSameEntry = and(eq(beside.type, contentEntry.type), eq(beside.key, contentEntry.key));

function fallsBack(language: typeof beside.language | typeof contentEntry.language, on: typeof language): SQL | undefined {
  return or(...dependents.map((code) => and(eq(language, code), eq(on, fallbackOf(code) ?? code))));
}
