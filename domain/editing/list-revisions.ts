import { and, desc, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import { changedFields, hashData } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { actorNameSql } from "./actor-name.ts";
import type { Revisions } from "./schema.ts";

type RevisionsQuery = { type: string; key: string; language: Language; page: number; size: number };

/** Lists revisions of a localization, latest first, with the fields that each one changed. Pages count from 1. */
export async function listRevisions({ database }: Pick<Context, "database">, query: RevisionsQuery): Promise<Revisions> {
  const { type, key, language, page, size } = query;
  const rows = await database
    .select({
      revision: contentRevision.revision,
      data: contentRevision.data,
      author: actorNameSql(contentRevision.author),
      savedAt: contentRevision.createdAt,
      shown: contentEntry.data,
    })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language)))
    .orderBy(desc(contentRevision.revision))
    // The extra row is the predecessor of the last revision of the page.
    .limit(size + 1)
    .offset((page - 1) * size);
  const publicHash = rows[0]?.shown ? hashData(rows[0].shown) : undefined;
  const publicRevision = rows.find(({ data }) => hashData(data) === publicHash)?.revision;
  return rows.slice(0, size).map(({ revision, data, author, savedAt }, index) => ({
    revision,
    author,
    savedAt: savedAt.toISOString(),
    isShown: revision === publicRevision,
    data,
    changed: changedFields(rows[index + 1]?.data ?? {}, data),
  }));
}
