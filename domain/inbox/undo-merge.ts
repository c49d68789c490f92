import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import { contactAttachment, contactMessage, contactNote, contactQuestion, type Merge } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import type { Question } from "./change-question.ts";
import { lockQuestions } from "./lock-questions.ts";

type Outcome = { ok: true } | { ok: false; reason: "unknownQuestion" | "notMerged" };

/**
 * Separates a merged question with the messages, files and notes that it brought. What was written since stays in the other
 * thread, and so do a state, assignee and labels that were changed since.
 */
export async function undoMerge(context: StaffContext, { id }: { id: string }): Promise<Outcome> {
  return context.database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, id));
    if (!found) return { ok: false, reason: "unknownQuestion" };
    const { [id]: question, [found.mergedInto ?? id]: target } = await lockQuestions(transaction, [id, found.mergedInto ?? id]);
    const { merge } = question ?? {};
    if (!question || !target || question.mergedInto !== target.id || !merge) return { ok: false, reason: "notMerged" };
    const changedAt = context.clock.now();
    await moveBack(transaction, question, { ...merge, from: target.id });
    await transaction
      .update(contactQuestion)
      .set({ mergedInto: null, merge: null, state: merge.state, changedAt })
      .where(eq(contactQuestion.id, id));
    await transaction
      .update(contactQuestion)
      .set({ ...fieldsBefore(target, merge.target), changedAt })
      .where(eq(contactQuestion.id, target.id));
    await recordAuditEntry(context, transaction, {
      action: "question.separated",
      subject: `question/${id}`,
      before: { into: target.id },
    });
    return { ok: true };
  });
}

/** Fields of the target that have not been changed since the merge, with their former values. */
function fieldsBefore(target: Question, { id, before, after }: Merge["target"]): Partial<Merge["target"]["before"]> {
  if (id !== target.id) return {};
  const names = (["state", "assigneeId", "labels"] as const).filter((name) => isDeepStrictEqual(target[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

async function moveBack(transaction: Transaction, { id: questionId }: Question, merge: Merge & { from: string }): Promise<void> {
  const { from, messages, ownMessage, ownFiles, files, notes, questions } = merge;
  const { id: fileId, questionId: fileQuestion } = contactAttachment;
  await transaction.update(contactAttachment).set({ messageId: null }).where(inArray(fileId, ownFiles));
  await transaction
    .update(contactAttachment)
    .set({ questionId })
    .where(and(inArray(fileId, files), eq(fileQuestion, from)));
  await transaction
    .update(contactMessage)
    .set({ questionId })
    .where(and(inArray(contactMessage.id, messages), eq(contactMessage.questionId, from)));
  await transaction.delete(contactMessage).where(eq(contactMessage.id, ownMessage));
  await transaction
    .update(contactNote)
    .set({ questionId })
    .where(and(inArray(contactNote.id, notes), eq(contactNote.questionId, from)));
  await transaction
    .update(contactQuestion)
    .set({ mergedInto: questionId })
    .where(and(inArray(contactQuestion.id, questions), eq(contactQuestion.mergedInto, from)));
}
