import { and, eq, isNotNull, lt } from "drizzle-orm";
import { contentTrash } from "#db/content.ts";
import { recordAuditEntry } from "#domain/audit";
import { dayMs } from "#i18n/day.ts";
import type { EditorContext } from "../../context.ts";
import { subjectOfEntry } from "./trash-entry.ts";

export const trashDays = 30;

/** Deletes an entry of the trash for good, with its history. The row stays empty for the import of content files. */
export async function deleteTrash(context: EditorContext, id: string): Promise<boolean> {
  return context.database.transaction(async (transaction) => {
    const [deleted] = await transaction
      .update(contentTrash)
      .set({ content: null })
      .where(and(eq(contentTrash.id, id), isNotNull(contentTrash.content)))
      .returning({ type: contentTrash.type, key: contentTrash.key, languages: contentTrash.languages, isWhole: contentTrash.isWhole });
    if (!deleted) return false;
    const [language] = deleted.isWhole ? [] : deleted.languages;
    await recordAuditEntry(context, transaction, { action: "content.deletedForGood", subject: subjectOfEntry({ ...deleted, language }) });
    return true;
  });
}

/** Cleanup job: empties the rows that have been in the trash for 30 days. */
export async function deleteExpiredTrash({ database, clock }: EditorContext): Promise<void> {
  const oldest = new Date(clock.now().getTime() - trashDays * dayMs);
  await database
    .update(contentTrash)
    .set({ content: null })
    .where(and(isNotNull(contentTrash.content), lt(contentTrash.deletedAt, oldest)));
}
