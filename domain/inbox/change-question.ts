import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { recordAct } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

export type Question = typeof contactQuestion.$inferSelect;
type Changes = Partial<Pick<Question, "state" | "assigneeId" | "labels" | "isSpam" | "mergedInto" | "firstAnsweredAt" | "details">>;
/** What becomes of a question; `before` and `after` are for the record. */
type Change<Why> = { ok: true; set: Changes; before?: unknown; after?: unknown } | { ok: false; reason: Why };

/** Changes a question that nobody else changes meanwhile, and writes down who did. One that stands in another's thread is none any more. */
export async function changeQuestion<Why extends string = never>(
  context: Pick<Context, "actor" | "database" | "clock">,
  { id, action }: { id: string; action: string },
  decide: (question: Question, transaction: Transaction) => Change<Why> | Promise<Change<Why>>,
): Promise<{ ok: true } | { ok: false; reason: Why | "unknownQuestion" }> {
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
    await recordAct(context, transaction, { action, subject: `question/${id}`, before, after });
    return { ok: true };
  });
}
