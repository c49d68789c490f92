import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { contentEntry, contentShared } from "#db/content.ts";
import { findCollection } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import { containsPattern } from "../contains-pattern.ts";
import type { Context } from "../context.ts";
import type { Entries, EntriesQuery } from "./schema.ts";
import { hasChanges, hasStaleFields, stateColumns, stateOf } from "./localization-state.ts";

/** Lists a page of entries with all their localizations. `by` is the account id for the filter `own`. Pages count from 1. */
export async function listEntriesOf(context: Context, query: EntriesQuery, by: string): Promise<Entries | undefined> {
  const collection = findCollection(query.type);
  if (!collection) return undefined;
  const { database, clock } = context;
  const now = clock.now();
  const page = await database
    .select({ key: contentEntry.key, title: titleIn(query.language), total: sql<number>`(count(*) over ())::int` })
    .from(contentEntry)
    .where(eq(contentEntry.type, query.type))
    .groupBy(contentEntry.key)
    .having(and(...conditions(query, by, now)))
    .orderBy(query.order === "asc" ? asc(sortExpression(query)) : desc(sortExpression(query)), asc(contentEntry.key))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const keys = page.map(({ key }) => key);
  const rows = await database
    .select({ ...stateColumns, key: contentEntry.key, title: contentEntry.title, isSample: contentEntry.isSample })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, query.type), inArray(contentEntry.key, keys)));
  const shared = await database
    .select({ key: contentShared.key })
    .from(contentShared)
    .where(and(eq(contentShared.type, query.type), inArray(contentShared.key, keys), isNotNull(contentShared.draft)));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return {
    total: page[0]?.total ?? 0,
    entries: page.map(({ key, title }) => {
      const editions = byKey.get(key) ?? [];
      return {
        key,
        title,
        path: collection.path(key),
        isSample: editions.some(({ isSample }) => isSample),
        isSharedChanged: shared.some((row) => row.key === key),
        editions: editions
          .map((row) => ({ ...stateOf(row, now), title: row.title }))
          .sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language)),
      };
    }),
  };
}

/** Selects the title in the requested language, else in English, else in any language that has one. */
function titleIn(language: EntriesQuery["language"]): SQL<string> {
  const titleWhere = (code: string) => sql`nullif(max(${contentEntry.title}) filter (where ${contentEntry.language} = ${code}), '')`;
  return sql<string>`coalesce(${language ? sql`${titleWhere(language)}, ` : sql``}${titleWhere("en")}, max(${contentEntry.title}))`;
}

function sortExpression({ sort, language }: EntriesQuery): SQL {
  if (sort === "title") return sql`lower(${titleIn(language)})`;
  if (sort === "updatedAt") return sql`max(${contentEntry.updatedAt})`;
  return sort === "key" ? sql`${contentEntry.key}` : sql`min(${contentEntry.position})`;
}

function conditions({ words, language, state, sample, missing, outdated, own }: EntriesQuery, by: string, now: Date): (SQL | undefined)[] {
  const inAnyLocalization = (condition: SQL) => sql`bool_or(${condition})`;
  const inLanguage = language && sql`${contentEntry.language} = ${language}`;
  const pattern = containsPattern(words);
  const stateConditions = {
    draft: sql`${contentEntry.state} = 'draft'`,
    scheduled: sql`${contentEntry.state} = 'published' and ${contentEntry.publishedAt} > ${now}`,
    published: sql`${contentEntry.state} = 'published' and ${contentEntry.publishedAt} <= ${now}`,
    withdrawn: sql`${contentEntry.state} = 'withdrawn'`,
    changed: hasChanges,
  };
  return [
    words === ""
      ? undefined
      : sql`(${contentEntry.key} ilike ${pattern} or ${inAnyLocalization(sql`${contentEntry.title} ilike ${pattern}`)})`,
    outdated && inAnyLocalization(inLanguage ? sql`${inLanguage} and ${hasStaleFields}` : hasStaleFields),
    state && inAnyLocalization(inLanguage ? sql`${inLanguage} and ${stateConditions[state]}` : stateConditions[state]),
    // A language without a state selects entries that exist in it; with `missing` those that do not.
    inLanguage && (missing ? sql`not ${inAnyLocalization(inLanguage)}` : state ? undefined : inAnyLocalization(inLanguage)),
    sample && inAnyLocalization(sql`${contentEntry.isSample}`),
    own && inAnyLocalization(sql`${contentEntry.updatedBy}->>'id' = ${by}`),
  ];
}
