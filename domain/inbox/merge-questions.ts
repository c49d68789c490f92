import { and, eq, isNull } from "drizzle-orm";
import { contactAttachment, contactMessage, contactNote, contactQuestion, type Merge } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import { onlyRow, type Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import type { Question } from "./change-question.ts";
import { lockQuestions } from "./lock-questions.ts";

type Outcome = { ok: true } | { ok: false; reason: "unknownQuestion" | "differentSenders" };

/**
 * Moves the thread of a question into another one from the same sender, which keeps its heading. The links and reply addresses of
 * both lead to the merged thread. A record of the merge allows to undo it.
 */
export async function mergeQuestions(context: StaffContext, { id, into }: { id: string; into: string }): Promise<Outcome> {
  return context.database.transaction(async (transaction) => {
    const { [id]: question, [into]: target } = await lockQuestions(transaction, [id, into]);
    if (!question || !target || id === into || question.mergedInto !== null || target.mergedInto !== null)
      return { ok: false, reason: "unknownQuestion" };
    if (question.email !== target.email) return { ok: false, reason: "differentSenders" };
    const now = context.clock.now();
    const { state, assigneeId, labels } = target;
    const after = {
      state: isAnswered(target) && !isAnswered(question) ? ("open" as const) : state,
      assigneeId: assigneeId ?? question.assigneeId,
      labels: Array.from(new Set([...labels, ...question.labels])).toSorted(),
    };
    const merge: Merge = {
      ...(await moveThread(transaction, question, into)),
      state: question.state,
      target: { id: into, before: { state, assigneeId, labels }, after },
    };
    await transaction
      .update(contactQuestion)
      .set({ mergedInto: into, merge, state: "closed", changedAt: now })
      .where(eq(contactQuestion.id, id));
    const unreadSince = target.unreadSince ?? question.unreadSince;
    await transaction
      .update(contactQuestion)
      .set({ ...after, unreadSince, changedAt: now })
      .where(eq(contactQuestion.id, into));
    await recordAuditEntry(context, transaction, { action: "question.merged", subject: `question/${id}`, after: { into } });
    return { ok: true };
  });
}

const isAnswered = ({ state }: Question) => state === "answered" || state === "closed";

async function moveThread(
  transaction: Transaction,
  { id, message, createdAt }: Question,
  questionId: string,
): Promise<Omit<Merge, "state" | "target">> {
  const { id: fileId, questionId: ofQuestion, messageId, isOfSender } = contactAttachment;
  const messages = await transaction
    .update(contactMessage)
    .set({ questionId })
    .where(eq(contactMessage.questionId, id))
    .returning({ id: contactMessage.id });
  const values = { questionId, from: "sender" as const, text: message, createdAt };
  const ownMessage = onlyRow(await transaction.insert(contactMessage).values(values).returning({ id: contactMessage.id })).id;
  const ownFiles = await transaction
    .update(contactAttachment)
    .set({ messageId: ownMessage })
    .where(and(eq(ofQuestion, id), eq(isOfSender, true), isNull(messageId)))
    .returning({ id: fileId });
  const files = await transaction.update(contactAttachment).set({ questionId }).where(eq(ofQuestion, id)).returning({ id: fileId });
  const notes = await transaction
    .update(contactNote)
    .set({ questionId })
    .where(eq(contactNote.questionId, id))
    .returning({ id: contactNote.id });
  const questions = await transaction
    .update(contactQuestion)
    .set({ mergedInto: questionId })
    .where(eq(contactQuestion.mergedInto, id))
    .returning({ id: contactQuestion.id });
  const idsOf = <Id>(rows: readonly { id: Id }[]) => rows.map((row) => row.id);
  return {
    messages: idsOf(messages),
    ownMessage,
    ownFiles: idsOf(ownFiles),
    files: idsOf(files),
    notes: idsOf(notes),
    questions: idsOf(questions),
  };
}
