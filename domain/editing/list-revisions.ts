import { and, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contentEntry, contentRevision, contentSharedRevision } from "#db/content.ts";
import { changedFields } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { actorNameSql } from "./actor-name.ts";
import type { Revisions } from "./schema.ts";

type EntryAddress = { type: string; key: string };
type RevisionsQuery = EntryAddress & { language?: Language; page: number; size: number };
type Database = Context["database"];

/**
 * Lists revisions of a localization, or without a language of the shared fields, latest first, with the fields that each
 * one changed. Pages count from 1.
 */
export async function listRevisions({ database }: Pick<Context, "database">, query: RevisionsQuery): Promise<Revisions> {
  const { language, page, size } = query;
  // The extra row is the predecessor of the last revision of the page.
  const range = { limit: size + 1, offset: (page - 1) * size };
  const rows =
    language === undefined
      ? await selectSharedRevisions(database, query).limit(range.limit).offset(range.offset)
      : await selectRevisions(database, { ...query, language })
          .limit(range.limit)
          .offset(range.offset);
  return rows.slice(0, size).map(({ savedAt, ...row }, index) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    wasPublished: row.wasPublished || row.isShown,
    changed: changedFields(rows[index + 1]?.data ?? {}, row.data),
  }));
}

const other = alias(contentRevision, "other");
const otherShared = alias(contentSharedRevision, "other");

function selectRevisions(database: Database, { type, key, language }: EntryAddress & { language: Language }) {
  const { revision, data, author, createdAt: savedAt, wasPublished } = contentRevision;
  const shown = database
    .select({ revision: sql`max(${other.revision})` })
    .from(other)
    .where(and(eq(other.entryId, contentEntry.id), eq(other.data, contentEntry.data)));
  return database
    .select({ revision, data, author: actorNameSql(author), savedAt, wasPublished, isShown: isRevisionIn(revision, shown) })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language)))
    .orderBy(desc(revision));
}

function selectSharedRevisions(database: Database, { type, key }: EntryAddress) {
  const { revision, data, author, createdAt: savedAt, wasPublished } = contentSharedRevision;
  const shown = database
    .select({ revision: sql`max(${otherShared.revision})` })
    .from(otherShared)
    .where(and(eq(otherShared.type, type), eq(otherShared.key, key), otherShared.wasPublished));
  return database
    .select({ revision, data, author: actorNameSql(author), savedAt, wasPublished, isShown: isRevisionIn(revision, shown) })
    .from(contentSharedRevision)
    .where(and(eq(contentSharedRevision.type, type), eq(contentSharedRevision.key, key)))
    .orderBy(desc(revision));
}

function isRevisionIn(revision: typeof contentRevision.revision | typeof contentSharedRevision.revision, shown: SQLWrapper) {
  return sql<boolean>`coalesce(${revision} = (${shown}), false)`;
}
