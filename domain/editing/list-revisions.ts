import { and, desc, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import { changedFields, hashData } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { nameIn } from "./name-of.ts";
import type { Revisions } from "./schema.ts";

type Asked = { type: string; key: string; language: Language; page: number; size: number };

/** What was saved of an edition, the last first, and which fields each changed. Pages count from 1. */
export async function listRevisions({ database }: Pick<Context, "database">, asked: Asked): Promise<Revisions> {
  const { type, key, language, page, size } = asked;
  const rows = await database
    .select({
      revision: contentRevision.revision,
      data: contentRevision.data,
      author: nameIn(contentRevision.author),
      savedAt: contentRevision.createdAt,
      shown: contentEntry.data,
    })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language)))
    .orderBy(desc(contentRevision.revision))
    // One more, to tell what the last of them changed.
    .limit(size + 1)
    .offset((page - 1) * size);
  const shown = rows[0]?.shown ? hashData(rows[0].shown) : undefined;
  const standing = rows.find(({ data }) => hashData(data) === shown)?.revision;
  return rows.slice(0, size).map(({ revision, data, author, savedAt }, index) => ({
    revision,
    author,
    savedAt: savedAt.toISOString(),
    isShown: revision === standing,
    data,
    changed: changedFields(rows[index + 1]?.data ?? {}, data),
  }));
}
