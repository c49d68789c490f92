import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { listSentFiles } from "#domain/attachments";
import type { RequestKind } from "#domain/request-kinds/schema";
import type { Transaction } from "#platform/database";
import { createThreadToken } from "./thread-token.ts";
import type { Context } from "../context.ts";

/** Maps the internal state of a question to the one shown to its sender. */
export function toSenderState(state: (typeof contactQuestion.$inferSelect)["state"]): ListedQuestion["state"] {
  return state === "new" || state === "waiting" ? "open" : state;
}

export type ListedQuestion = {
  id: string;
  createdAt: string;
  kind: RequestKind;
  problemType: string | null;
  message: string;
  state: "open" | "answered" | "closed";
  thread: string;
};

/** Lists the questions of an address, newest first. The caller must have verified the address. */
export async function listQuestions(context: Pick<Context, "database" | "secrets" | "clock">, email: string): Promise<ListedQuestion[]> {
  const { id, createdAt, kind, problemType, message, state } = contactQuestion;
  const rows = await context.database
    .select({ id, createdAt, kind, problemType, message, state })
    .from(contactQuestion)
    .where(eq(contactQuestion.email, email))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({
    ...row,
    state: toSenderState(row.state),
    thread: createThreadToken(context, row.id),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Exports the questions of an address with all their messages. */
export async function exportQuestions({ database }: Pick<Context, "database">, email: string): Promise<Record<string, unknown>[]> {
  // The fingerprint only repeats the other columns; the assignee and the record of a merge name staff users.
  const { fingerprint: _, assigneeId: _staff, merge: _merge, ...columns } = getTableColumns(contactQuestion);
  const { id, questionId, from, text, mail, createdAt } = contactMessage;
  const questions = await database
    .select(columns)
    .from(contactQuestion)
    .where(eq(contactQuestion.email, email))
    .orderBy(desc(contactQuestion.createdAt));
  const ids = questions.map((question) => question.id);
  const filesOf = await listSentFiles({ database }, ids);
  const messages = await database
    .select({ id, questionId, from, text, mail, createdAt })
    .from(contactMessage)
    .where(inArray(questionId, ids))
    .orderBy(asc(createdAt), asc(id));
  const byQuestion = Map.groupBy(messages, (message) => message.questionId);
  return questions.map((question) => ({
    ...question,
    files: filesOf(question.id),
    messages: (byQuestion.get(question.id) ?? []).map(({ id: messageId, questionId: _question, ...message }) => ({
      ...message,
      files: filesOf(messageId),
    })),
  }));
}

export async function eraseQuestions(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(contactQuestion).where(eq(contactQuestion.email, email));
}
