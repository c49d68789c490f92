import { inArray } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import type { Transaction } from "#platform/database";
import type { Question } from "./change-question.ts";

/** Locks questions in the order of their ids, so that two merges cannot wait for each other. */
export async function lockQuestions(transaction: Transaction, ids: readonly string[]): Promise<Partial<Record<string, Question>>> {
  const rows = await transaction
    .select()
    .from(contactQuestion)
    .where(inArray(contactQuestion.id, [...ids]))
    .orderBy(contactQuestion.id)
    .for("update");
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}
