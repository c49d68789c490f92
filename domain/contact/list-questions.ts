import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { listSentFiles } from "#domain/attachments";
import type { RequestKind } from "#domain/request-kinds/schema";
import type { Transaction } from "#platform/database";
import { threadToken } from "./thread-token.ts";
import type { Context } from "../context.ts";

/** What a sender is told of a state: whose turn it is among the staff is not for them. */
export function shownState(state: (typeof contactQuestion.$inferSelect)["state"]): ListedQuestion["state"] {
  return state === "new" || state === "waiting" ? "open" : state;
}

export type ListedQuestion = {
  id: string;
  createdAt: string;
  kind: RequestKind;
  problemType: string | null;
  message: string;
  state: "open" | "answered" | "closed";
  /** Token of its thread. */
  thread: string;
};

/** The questions that were sent from an address, the newest first: for whoever proved that it is theirs. */
export async function listQuestions(context: Pick<Context, "database" | "secrets" | "clock">, email: string): Promise<ListedQuestion[]> {
  const { id, createdAt, kind, problemType, message, state } = contactQuestion;
  const rows = await context.database
    .select({ id, createdAt, kind, problemType, message, state })
    .from(contactQuestion)
    .where(eq(contactQuestion.email, email))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({
    ...row,
    state: shownState(row.state),
    thread: threadToken(context, row.id),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The same with all that was written and is kept of it. */
export async function readQuestions({ database }: Pick<Context, "database">, email: string): Promise<Record<string, unknown>[]> {
  // A fingerprint of the rest says no more than the rest, and who of the staff has it is about them.
  const { fingerprint: _, assigneeId: _staff, ...columns } = getTableColumns(contactQuestion);
  const { id, questionId, from, text, createdAt } = contactMessage;
  const questions = await database
    .select(columns)
    .from(contactQuestion)
    .where(eq(contactQuestion.email, email))
    .orderBy(desc(contactQuestion.createdAt));
  const ids = questions.map((question) => question.id);
  const filesOf = await listSentFiles({ database }, ids);
  const written = await database
    .select({ id, questionId, from, text, createdAt })
    .from(contactMessage)
    .where(inArray(questionId, ids))
    .orderBy(asc(createdAt), asc(id));
  const byQuestion = Map.groupBy(written, (message) => message.questionId);
  return questions.map((question) => ({
    ...question,
    files: filesOf(question.id),
    messages: (byQuestion.get(question.id) ?? []).map(({ id: of, questionId: _of, ...message }) => ({ ...message, files: filesOf(of) })),
  }));
}

export async function eraseQuestions(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(contactQuestion).where(eq(contactQuestion.email, email));
}
