import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { recordAuditEntry, type AuditAction } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

export type Question = typeof contactQuestion.$inferSelect;
type Changes = Partial<
  Pick<Question, "state" | "assigneeId" | "labels" | "isSpam" | "firstAnsweredAt" | "details" | "unreadSince" | "undeliveredAt">
>;
/** `before` and `after`: values for the audit log. */
type Change<Reason> = { ok: true; set: Changes; before?: unknown; after?: unknown } | { ok: false; reason: Reason };

/** Changes a locked question and records the change in the audit log. Merged questions count as unknown. */
export async function changeQuestion<Reason extends string = never>(
  context: Pick<Context, "actor" | "database" | "clock">,
  { id, action }: { id: string; action: AuditAction },
  decide: (question: Question, transaction: Transaction) => Change<Reason> | Promise<Change<Reason>>,
): Promise<{ ok: true } | { ok: false; reason: Reason | "unknownQuestion" }> {
  return context.database.transaction(async (transaction) => {
    const [question] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, id)).for("update");
    if (!question || question.mergedInto !== null) return { ok: false, reason: "unknownQuestion" };
    const change = await decide(question, transaction);
    if (!change.ok) return change;
    const { set, before, after } = change;
    await transaction
      .update(contactQuestion)
      .set({ ...set, changedAt: context.clock.now() })
      .where(eq(contactQuestion.id, id));
    await recordAuditEntry(context, transaction, { action, subject: `question/${id}`, before, after });
    return { ok: true };
  });
}
