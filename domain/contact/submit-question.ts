import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { attachUploads } from "#domain/attachments";
import { hashMailbox, queueMail } from "#domain/mail";
import type { TypedRequest } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import { consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import type { Question } from "./schema.ts";
import { referenceOf } from "./reference.ts";
import { createNotificationMail, createConfirmationMail } from "./request-mails.ts";
import { onlyRow } from "#platform/database";
import { daySeconds } from "#i18n/day.ts";

const repetitionHours = 24;
/** Limit of confirmations per mailbox, so that the form cannot be abused to send mails to strangers. */
const confirmationLimit: Limit = { name: "contact.confirmation", limit: 3, seconds: daySeconds };

const plainQuestion: TypedRequest = { kind: "question", details: null };

/** `request` is omitted for a plain question; `files`: ids of uploaded attachments. */
type SubmittedRequest = { question: Question; request?: TypedRequest; files?: readonly string[]; language: Language };

/**
 * Stores a question or another request and mails it to the company, with a confirmation to the sender. A repeated
 * submission within a day returns the stored one.
 */
export async function submitQuestion(context: Context, input: SubmittedRequest): Promise<{ id: string; reference: string }> {
  const { question, request = plainQuestion, files: fileIds = [], language } = input;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(Object.entries({ ...question, ...request }).toSorted()))
    .digest("base64url");
  return context.database.transaction(async (transaction) => {
    // Make concurrent submissions of the same form wait for each other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    const now = context.clock.now();
    const oldest = new Date(now.getTime() - repetitionHours * 3_600_000);
    const [existing] = await transaction
      .select({ id: contactQuestion.id, createdAt: contactQuestion.createdAt })
      .from(contactQuestion)
      .where(sql`${contactQuestion.fingerprint} = ${fingerprint} and ${contactQuestion.createdAt} > ${oldest.toISOString()}`)
      .limit(1);
    if (existing) {
      await attachUploads(transaction, fileIds, existing.id);
      return { id: existing.id, reference: referenceOf(existing) };
    }
    const insertedRows = await transaction
      .insert(contactQuestion)
      .values({ ...question, ...request, fingerprint, language, createdAt: now, changedAt: now })
      .returning({ id: contactQuestion.id });
    const { id } = onlyRow(insertedRows);
    await attachUploads(transaction, fileIds, id);
    const allowance = await consumeLimit(transaction, confirmationLimit, hashMailbox(context, question.email), now);
    const reference = referenceOf({ id, createdAt: now });
    const storedRequest = { id, reference, question, request, language };
    await queueMail(context, transaction, [
      ...(allowance.ok ? [createConfirmationMail(context, storedRequest)] : []),
      createNotificationMail(storedRequest),
    ]);
    return { id, reference };
  });
}
