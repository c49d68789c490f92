import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { sendSenderFiles } from "#domain/attachments";
import { mailboxOf, queueMail } from "#domain/mail";
import type { RequestOfKind } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import { takeFrom, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import type { Question } from "./schema.ts";
import { requestForUs, requestReceived } from "./request-mails.ts";
import { onlyRow } from "#platform/database";
import { daySeconds } from "#i18n/day.ts";

const repetitionHours = 24;
/** Whoever asks much gets these; whoever is to be annoyed by questions in their name gets no more. */
const confirmations: Limit = { name: "contact.confirmation", limit: 3, seconds: daySeconds };

const plainQuestion: RequestOfKind = { kind: "question", details: null };

/** `request` is left out for a question that is nothing but that; `files` are ids of what its sender has brought. */
type Submitted = { question: Question; request?: RequestOfKind; files?: readonly string[]; language: Language };

/**
 * Stores a question or a request of another kind and mails it to the company, with a confirmation to whoever asked. The same
 * sent again within a day, by a second press or a retried request, is the one that is there already.
 */
export async function submitQuestion(context: Context, input: Submitted): Promise<{ id: string }> {
  const { question, request = plainQuestion, files: brought = [], language } = input;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(Object.entries({ ...question, ...request }).toSorted()))
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
    if (known) {
      await sendSenderFiles(transaction, brought, known.id);
      return known;
    }
    const stored = await transaction
      .insert(contactQuestion)
      .values({ ...question, ...request, fingerprint, language, createdAt: now, changedAt: now })
      .returning({ id: contactQuestion.id });
    const { id } = onlyRow(stored);
    await sendSenderFiles(transaction, brought, id);
    const allowance = await takeFrom(transaction, confirmations, mailboxOf(context, question.email), now);
    const sent = { id, question, request, language };
    await queueMail(context, transaction, [...(allowance.ok ? [requestReceived(context, sent)] : []), requestForUs(sent)]);
    return { id };
  });
}
