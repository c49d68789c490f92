import { and, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactQuestion } from "#db/contact.ts";
import { contentEntry } from "#db/content.ts";
import { staffNotice } from "#db/notice.ts";
import { dayMs } from "#i18n/day.ts";
import type { Context, StaffContext } from "../context.ts";
import { maxNotices, noticeRetentionDays, type Notice } from "./schema.ts";

/** Lists the newest notices of the signed-in user, and counts the unread ones. */
export async function listNotices({ database, actor }: StaffContext): Promise<{ unread: number; notices: Notice[] }> {
  const own = eq(staffNotice.accountId, actor.id);
  const { type, key, language, title } = contentEntry;
  const rows = await database
    .select({ notice: staffNotice, causedBy: account.name, sender: contactQuestion.name, entry: { type, key, language, title } })
    .from(staffNotice)
    .leftJoin(account, eq(account.id, staffNotice.causedBy))
    .leftJoin(contactQuestion, eq(contactQuestion.id, staffNotice.questionId))
    .leftJoin(contentEntry, eq(contentEntry.id, staffNotice.entryId))
    .where(own)
    .orderBy(desc(sql`${staffNotice.readAt} is null`), desc(staffNotice.createdAt), desc(staffNotice.id))
    .limit(maxNotices);
  const [unread] = await database
    .select({ count: count() })
    .from(staffNotice)
    .where(and(own, isNull(staffNotice.readAt)));
  return {
    unread: unread?.count ?? 0,
    notices: rows.map(({ notice: { id, kind, createdAt, readAt, questionId }, causedBy, sender, entry }) => ({
      id,
      kind,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
      causedBy: causedBy ?? "",
      title: entry ? entry.title || entry.key : (sender ?? ""),
      question: questionId,
      entry: entry && { type: entry.type, key: entry.key, language: entry.language },
    })),
  };
}

/** Marks a notice of the signed-in user as read, or all of them. */
export async function readNotice({ database, actor, clock }: StaffContext, id?: number): Promise<void> {
  await database
    .update(staffNotice)
    .set({ readAt: clock.now() })
    .where(and(eq(staffNotice.accountId, actor.id), isNull(staffNotice.readAt), id === undefined ? undefined : eq(staffNotice.id, id)));
}

export async function deleteExpiredNotices({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const limit = new Date(clock.now().getTime() - noticeRetentionDays * dayMs);
  await database.delete(staffNotice).where(lt(staffNotice.createdAt, limit));
}
