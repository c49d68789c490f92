import { desc, eq, getTableColumns } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

export type ListedQuestion = {
  id: string;
  createdAt: string;
  problemType: string | null;
  message: string;
  state: "open" | "answered" | "closed";
};

/** The questions that were sent from an address, the newest first: for whoever proved that it is theirs. */
export async function listQuestions({ database }: Pick<Context, "database">, email: string): Promise<ListedQuestion[]> {
  const { id, createdAt, problemType, message, state } = contactQuestion;
  const rows = await database
    .select({ id, createdAt, problemType, message, state })
    .from(contactQuestion)
    .where(eq(contactQuestion.email, email))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The same with all that was written and is kept of it. */
export async function readQuestions({ database }: Pick<Context, "database">, email: string): Promise<Record<string, unknown>[]> {
  // A fingerprint of the rest says no more than the rest.
  const { fingerprint: _, ...columns } = getTableColumns(contactQuestion);
  return database.select(columns).from(contactQuestion).where(eq(contactQuestion.email, email)).orderBy(desc(contactQuestion.createdAt));
}

export async function eraseQuestions(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(contactQuestion).where(eq(contactQuestion.email, email));
}
