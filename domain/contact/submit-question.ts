import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactQuestion } from "#db/schema.ts";
import { queueMail } from "#domain/mail";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Question } from "./schema.ts";

const repetitionHours = 24;

/**
 * Stores a question and mails it to the company, with a confirmation to whoever asked. The same question sent again
 * within a day, by a second press or a retried request, is the one that is there already.
 */
export async function submitQuestion(context: Context, input: { question: Question; language: Language }): Promise<{ id: string }> {
  const { question, language } = input;
  const fingerprint = createHash("sha256").update(JSON.stringify(Object.entries(question).toSorted())).digest("base64url");
  return context.database.transaction(async (transaction) => {
    // Two presses at the same time wait for each other here.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    const now = context.clock.now();
    const oldest = new Date(now.getTime() - repetitionHours * 3_600_000);
    const [known] = await transaction
      .select({ id: contactQuestion.id })
      .from(contactQuestion)
      .where(sql`${contactQuestion.fingerprint} = ${fingerprint} and ${contactQuestion.createdAt} > ${oldest.toISOString()}`)
      .limit(1);
    if (known) return known;
    const [stored] = await transaction.insert(contactQuestion).values({ ...question, fingerprint, language, createdAt: now }).returning({ id: contactQuestion.id });
    const { message, ...fields } = question;
    await queueMail(context, transaction, [
      { name: "questionReceived", language, to: question.email, data: { values: { name: question.name }, quote: message } },
      {
        name: "questionForUs",
        language: "en",
        to: undefined,
        replyTo: question.email,
        data: { values: { name: question.name, company: question.company }, fields: { ...fields, language, message } },
      },
    ]);
    return stored!;
  });
}
