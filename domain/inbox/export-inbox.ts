import { asc, desc, eq, inArray } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import type { StaffContext } from "../context.ts";
import { listedColumns, toInboxRow } from "./list-inbox.ts";
import { inboxCondition } from "./inbox-condition.ts";
import { maxExportedQuestions, type InboxExport, type InboxFilters } from "./schema.ts";

export async function exportInbox(context: StaffContext, filters: InboxFilters): Promise<InboxExport> {
  const { database, actor } = context;
  const { telephone } = contactQuestion;
  const rows = await database
    .select({ ...listedColumns, telephone })
    .from(contactQuestion)
    .leftJoin(account, eq(account.id, contactQuestion.assigneeId))
    .where(inboxCondition(filters, actor.id))
    .orderBy(desc(contactQuestion.changedAt), asc(contactQuestion.id))
    .limit(maxExportedQuestions);
  const ids = rows.map(({ id }) => id);
  const messages = await database
    .select()
    .from(contactMessage)
    .where(inArray(contactMessage.questionId, ids))
    .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id));
  const byQuestion = Map.groupBy(messages, ({ questionId }) => questionId);
  await recordAuditEntry(context, database, { action: "inbox.exported", subject: "inbox", after: { questions: rows.length } });
  return rows.map((row) => ({
    ...toInboxRow(row),
    messages: (byQuestion.get(row.id) ?? []).map(({ from, text, createdAt }) => ({ from, text, at: createdAt.toISOString() })),
  }));
}
