import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { mailboxOf, queueMail, type OutgoingMail } from "#domain/mail";
import type { Language } from "#i18n/languages.ts";
import { takeFrom, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { subjectNames, type Question } from "./schema.ts";
import { onlyRow } from "#platform/database";
import { daySeconds } from "#i18n/day.ts";

const repetitionHours = 24;
/** Whoever asks much gets these; whoever is to be annoyed by questions in their name gets no more. */
const confirmations: Limit = { name: "contact.confirmation", limit: 3, seconds: daySeconds };

/**
 * Stores a question and mails it to the company, with a confirmation to whoever asked. The same question sent again
 * within a day, by a second press or a retried request, is the one that is there already.
 */
export async function submitQuestion(context: Context, input: { question: Question; language: Language }): Promise<{ id: string }> {
  const { question, language } = input;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(Object.entries(question).toSorted()))
    .digest("base64url");
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
    const stored = await transaction
      .insert(contactQuestion)
      .values({ ...question, fingerprint, language, createdAt: now, changedAt: now })
      .returning({ id: contactQuestion.id });
    const allowance = await takeFrom(transaction, confirmations, mailboxOf(context, question.email), now);
    await queueMail(context, transaction, [...(allowance.ok ? [confirmation(question, language)] : []), questionForUs(question, language)]);
    return onlyRow(stored);
  });
}

/** Of what was written only the subject, which is one of the site's own: whoever wrote it need not be who reads it. */
function confirmation({ email, problemType }: Question, language: Language): OutgoingMail {
  return {
    name: "questionReceived",
    language,
    to: email,
    data: { fields: { problemType: problemType && subjectNames[language][problemType] } },
  };
}

function questionForUs(question: Question, language: Language): OutgoingMail {
  const { message, problemType, ...fields } = question;
  return {
    name: "questionForUs",
    language: "en",
    to: undefined,
    subject: problemType && { name: problemType, language },
    replyTo: question.email,
    data: {
      values: { name: question.name, company: question.company },
      fields: { ...fields, problemType: problemType && subjectNames.en[problemType], language, message },
    },
  };
}
