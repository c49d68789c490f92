import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import { eraseQuestions } from "#domain/contact";
import type { StaffContext } from "../context.ts";

/** Deletes all questions of an address. The audit log entry contains their number but not the address. */
export async function eraseSender(context: StaffContext, email: string): Promise<number> {
  return context.database.transaction(async (transaction) => {
    const questions = await transaction.select({ id: contactQuestion.id }).from(contactQuestion).where(eq(contactQuestion.email, email));
    await eraseQuestions(transaction, email);
    await recordAuditEntry(context, transaction, { action: "questions.erased", subject: "inbox", after: { questions: questions.length } });
    return questions.length;
  });
}
