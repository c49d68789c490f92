import { and, asc, eq, inArray, lte, not, exists, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contentEntry } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, languages, languagesOfWebsite, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";

/** A public edition as its website shows it, with the public ones of languages that fall back on it. */
export type EditionRow = { key: string; language: Language; data: EntryData; others: Partial<Record<Language, EntryData>> };
export type Asked = { type: string; key?: string; websiteId?: WebsiteId; page?: number; size?: number };

const beside = alias(contentEntry, "beside");
const dependents = languageCodes.filter((code) => fallbackOf(code) !== undefined);

/**
 * The public entries of a type in its order, each once a website: in the language that others fall back on, or in one of
 * those where it is in no other. `column`: the whole data, or what lists carry. Pages count from 1.
 */
export async function readEditions(context: Context, column: "data" | "summary", asked: Asked): Promise<EditionRow[]> {
  const { page = 1, size } = asked;
  const others = sql<EditionRow["others"] | null>`(
    select jsonb_object_agg(${beside.language}, ${beside[column]}) from ${contentEntry} as "beside"
    where ${and(isSameEntry, isPublic(context, beside), fallsBack(beside.language, contentEntry.language))})`;
  const query = context.database
    .select({ key: contentEntry.key, language: contentEntry.language, data: contentEntry[column], others })
    .from(contentEntry)
    .where(isAsked(context, asked))
    .orderBy(asc(contentEntry.position), asc(contentEntry.key), byWebsite)
    .$dynamic();
  const rows = await (size === undefined ? query : query.limit(size).offset((page - 1) * size));
  return rows.map((row) => ({ ...row, data: row.data ?? {}, others: row.others ?? {} }));
}

/** How many there are of what is asked for, on all pages. */
export async function countEditions(context: Context, asked: Pick<Asked, "type" | "websiteId">): Promise<number> {
  return context.database.$count(contentEntry, isAsked(context, asked));
}

function isAsked(context: Context, { type, key, websiteId }: Asked): SQL | undefined {
  const fallback = context.database
    .select({ one: sql`1` })
    .from(beside)
    .where(and(isSameEntry, isPublic(context, beside), fallsBack(contentEntry.language, beside.language)));
  return and(
    eq(contentEntry.type, type),
    key === undefined ? undefined : eq(contentEntry.key, key),
    websiteId && inArray(contentEntry.language, languagesOfWebsite(websiteId)),
    isPublic(context),
    // Said first, because it needs no look at another row.
    or(not(inArray(contentEntry.language, dependents)), not(exists(fallback))),
  );
}

/** The languages of its website in whose pages an edition is shown. */
export function languagesShowing({ language, others }: Pick<EditionRow, "language" | "others">): Language[] {
  const shown = new Set([language, ...dependentsOf(language), ...Object.keys(others)]);
  return languageCodes.filter((code) => shown.has(code));
}

/** The state is a literal, not a parameter, so that the partial indexes serve it. */
export function isPublic(context: Pick<Context, "clock">, table: typeof contentEntry | typeof beside = contentEntry) {
  return and(sql`${table.state} = 'published'`, lte(table.publishedAt, context.clock.now()));
}

/** Editions of one entry come in the order of their websites. */
const websiteOrder = languageCodes.toSorted((one, other) => languages[one].websiteId - languages[other].websiteId);
const byWebsite = sql`array_position(${sql.param(websiteOrder)}::text[], ${contentEntry.language})`;

const isSameEntry = and(eq(beside.type, contentEntry.type), eq(beside.key, contentEntry.key));

function fallsBack(language: typeof beside.language | typeof contentEntry.language, on: typeof language): SQL | undefined {
  return or(...dependents.map((code) => and(eq(language, code), eq(on, fallbackOf(code) ?? code))));
}
