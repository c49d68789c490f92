import { and, eq, inArray, isNull } from "drizzle-orm";
import { contactAttachment, contactMessage, contactNote, contactQuestion } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import { onlyRow, type Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import type { Question } from "./change-question.ts";

type Outcome = { ok: true } | { ok: false; reason: "unknownQuestion" | "differentSenders" };

/** Moves the thread of a question into another one from the same sender. The links of both show the merged thread. */
export async function mergeQuestions(context: StaffContext, { id, into }: { id: string; into: string }): Promise<Outcome> {
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(contactQuestion)
      .where(inArray(contactQuestion.id, [id, into]))
      .orderBy(contactQuestion.id)
      .for("update");
    const [question, target] = [rows.find((row) => row.id === id), rows.find((row) => row.id === into)];
    if (!question || !target || id === into || question.mergedInto !== null || target.mergedInto !== null)
      return { ok: false, reason: "unknownQuestion" };
    if (question.email !== target.email) return { ok: false, reason: "differentSenders" };
    await moveThread(transaction, question, into);
    const now = context.clock.now();
    await transaction.update(contactQuestion).set({ mergedInto: into, state: "closed", changedAt: now }).where(eq(contactQuestion.id, id));
    await transaction
      .update(contactQuestion)
      .set({
        state: isAnswered(target) && !isAnswered(question) ? "open" : target.state,
        labels: Array.from(new Set([...target.labels, ...question.labels])).toSorted(),
        changedAt: now,
      })
      .where(eq(contactQuestion.id, into));
    await recordAuditEntry(context, transaction, { action: "question.merged", subject: `question/${id}`, after: { into } });
    return { ok: true };
  });
}

const isAnswered = ({ state }: Question) => state === "answered" || state === "closed";

async function moveThread(transaction: Transaction, { id, message, createdAt }: Question, questionId: string): Promise<void> {
  await transaction.update(contactMessage).set({ questionId }).where(eq(contactMessage.questionId, id));
  const values = { questionId, from: "sender" as const, text: message, createdAt };
  const insertedMessage = onlyRow(await transaction.insert(contactMessage).values(values).returning({ id: contactMessage.id }));
  await transaction
    .update(contactAttachment)
    .set({ messageId: insertedMessage.id })
    .where(and(eq(contactAttachment.questionId, id), eq(contactAttachment.isOfSender, true), isNull(contactAttachment.messageId)));
  await transaction.update(contactAttachment).set({ questionId }).where(eq(contactAttachment.questionId, id));
  await transaction.update(contactNote).set({ questionId }).where(eq(contactNote.questionId, id));
  await transaction.update(contactQuestion).set({ mergedInto: questionId }).where(eq(contactQuestion.mergedInto, id));
}
