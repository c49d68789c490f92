import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { contentEntry, contentShared } from "#db/content.ts";
import { findCollection } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import { containing } from "../containing.ts";
import type { Context } from "../context.ts";
import type { Entries, EntriesQuery } from "./schema.ts";
import { isOutdated, standingColumns, standingOf } from "./standing.ts";

/** One page of the entries of a type, each once with all its editions; `by` is whose own work is asked for. Pages count from 1. */
export async function listEntriesOf(context: Context, query: EntriesQuery, by: string): Promise<Entries | undefined> {
  const collection = findCollection(query.type);
  if (!collection) return undefined;
  const { database, clock } = context;
  const now = clock.now();
  const found = await database
    .select({ key: contentEntry.key, title: titleIn(query.language), total: sql<number>`(count(*) over ())::int` })
    .from(contentEntry)
    .where(eq(contentEntry.type, query.type))
    .groupBy(contentEntry.key)
    .having(and(...conditions(query, by, now)))
    .orderBy(query.order === "asc" ? asc(sortedBy(query)) : desc(sortedBy(query)), asc(contentEntry.key))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const keys = found.map(({ key }) => key);
  const rows = await database
    .select({ ...standingColumns, key: contentEntry.key, title: contentEntry.title, isSample: contentEntry.isSample })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, query.type), inArray(contentEntry.key, keys)));
  const shared = await database
    .select({ key: contentShared.key })
    .from(contentShared)
    .where(and(eq(contentShared.type, query.type), inArray(contentShared.key, keys), isNotNull(contentShared.draft)));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return {
    total: found[0]?.total ?? 0,
    entries: found.map(({ key, title }) => {
      const editions = byKey.get(key) ?? [];
      return {
        key,
        title,
        path: collection.path(key),
        isSample: editions.some(({ isSample }) => isSample),
        isSharedChanged: shared.some((work) => work.key === key),
        editions: editions
          .map((row) => ({ ...standingOf(row, now), title: row.title }))
          .sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language)),
      };
    }),
  };
}

/** That of the language that was asked for, else the English one, else any. */
function titleIn(language: EntriesQuery["language"]): SQL<string> {
  const of = (code: string) => sql`max(${contentEntry.title}) filter (where ${contentEntry.language} = ${code})`;
  return sql<string>`coalesce(${language ? sql`${of(language)}, ` : sql``}${of("en")}, max(${contentEntry.title}))`;
}

function sortedBy({ sort, language }: EntriesQuery): SQL {
  if (sort === "title") return sql`lower(${titleIn(language)})`;
  if (sort === "updatedAt") return sql`max(${contentEntry.updatedAt})`;
  return sort === "key" ? sql`${contentEntry.key}` : sql`min(${contentEntry.position})`;
}

function conditions({ words, language, state, sample, missing, outdated, own }: EntriesQuery, by: string, now: Date): (SQL | undefined)[] {
  const some = (what: SQL) => sql`bool_or(${what})`;
  const ofLanguage = language && sql`${contentEntry.language} = ${language}`;
  const pattern = containing(words);
  const inState = {
    draft: sql`${contentEntry.state} = 'draft'`,
    scheduled: sql`${contentEntry.state} = 'published' and ${contentEntry.publishedAt} > ${now}`,
    published: sql`${contentEntry.state} = 'published' and ${contentEntry.publishedAt} <= ${now}`,
    withdrawn: sql`${contentEntry.state} = 'withdrawn'`,
    changed: sql`${contentEntry.state} <> 'draft' and ${contentEntry.draft} is not null`,
  };
  return [
    words === "" ? undefined : sql`(${contentEntry.key} ilike ${pattern} or ${some(sql`${contentEntry.title} ilike ${pattern}`)})`,
    outdated && some(ofLanguage ? sql`${ofLanguage} and ${isOutdated}` : isOutdated),
    state && some(ofLanguage ? sql`${ofLanguage} and ${inState[state]}` : inState[state]),
    // What is asked of a language alone: those that are there in it, or those that are not.
    ofLanguage && (missing ? sql`not ${some(ofLanguage)}` : state ? undefined : some(ofLanguage)),
    sample && some(sql`${contentEntry.isSample}`),
    own && some(sql`${contentEntry.updatedBy}->>'id' = ${by}`),
  ];
}
