import { and, desc, eq, isNotNull } from "drizzle-orm";
import { contentTrash } from "#db/content.ts";
import { trashDays } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { actorNameSql } from "./actor-name.ts";
import type { Trash } from "./schema.ts";

/** Lists deleted entries that can still be restored, latest first. */
export async function listTrash(
  { database, clock }: Pick<Context, "database" | "clock">,
  { page, size }: { page: number; size: number },
): Promise<Trash> {
  const isRestorable = isNotNull(contentTrash.content);
  const { id, type, key, languages, isWhole, title, deletedAt } = contentTrash;
  const rows = await database
    .select({ id, type, key, languages, isWhole, title, deletedAt, deletedBy: actorNameSql(contentTrash.deletedBy) })
    .from(contentTrash)
    .where(isRestorable)
    .orderBy(desc(deletedAt), id)
    .limit(size)
    .offset((page - 1) * size);
  const now = clock.now().getTime();
  return {
    total: await database.$count(contentTrash, isRestorable),
    rows: rows.map((row) => ({
      ...row,
      deletedAt: row.deletedAt.toISOString(),
      daysLeft: Math.max(0, Math.ceil((row.deletedAt.getTime() + trashDays * dayMs - now) / dayMs)),
    })),
  };
}

/** Content type and languages of a deleted entry, for the check of permissions. */
export async function readTrashed(
  { database }: Pick<Context, "database">,
  id: string,
): Promise<{ type: string; languages: Language[] } | undefined> {
  const [row] = await database
    .select({ type: contentTrash.type, languages: contentTrash.languages })
    .from(contentTrash)
    .where(and(eq(contentTrash.id, id), isNotNull(contentTrash.content)));
  return row;
}
