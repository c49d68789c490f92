import { eq } from "drizzle-orm";
import { contactMessage, contactQuestion, type MailFacts } from "#db/contact.ts";
import { checkMailedFiles, storeMailedFiles } from "#domain/attachments";
import { readReplyAddress } from "#domain/mail";
import { cutQuote, parseMail, type IncomingMail } from "#platform/inbound-mail";
import type { Transaction } from "#platform/database";
import { consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { removeInvisible, replaceSoftBreaks } from "../visible-text.ts";
import { findQuestion, reopenQuestion, type Question } from "./thread.ts";

/** `unmatched`: no address of the mail is a reply address of an existing question. */
export type ReceivedMail =
  | { result: "stored" | "repeated" | "automatic" | "bounce" | "unmatched" | "unreadable" }
  | { result: "tooMany"; retryAfter: number };

/** `isCut`: the mail is too large, and `source` is its beginning. */
type Delivery = { source: Uint8Array; isCut?: boolean; recipients?: readonly string[]; replyAddress: string };

const hourSeconds = 3_600;
/** Limits against loops of mail programs, for one thread and in total. */
const threadLimit: Limit = { name: "contact.mail.thread", limit: 20, seconds: hourSeconds };
const totalLimit: Limit = { name: "contact.mail", limit: 500, seconds: hourSeconds };
const maxTextLength = 20_000;
const maxWholeLength = 60_000;
const maxFileNames = 20;

/** Adds a mail to the thread whose signed reply address it was sent to. Nothing else in a mail is trusted. */
export async function receiveMail(context: Context, delivery: Delivery): Promise<ReceivedMail> {
  const mail = await parseMail(delivery.source).catch((error: unknown) => {
    context.log.warn("mail.unreadable", { bytes: delivery.source.length, error: error instanceof Error ? error.name : "unknown" });
  });
  if (!mail) return { result: "unreadable" };
  const question = await findAddressedQuestion(context, delivery, mail.recipients);
  if (!question) return { result: "unmatched" };
  if (mail.kind !== "person") {
    if (mail.kind === "bounce") await markBounced(context, question);
    context.log.info("mail.automatic", { question: question.id, kind: mail.kind });
    return { result: mail.kind };
  }
  const isStored = await context.database.$count(contactMessage, eq(contactMessage.mailKey, mail.key));
  if (isStored > 0) return { result: "repeated" };
  const retryAfter = await checkLimits(context, question.id);
  return retryAfter === undefined
    ? storeMail(context, question, { ...mail, isCut: delivery.isCut ?? false })
    : { result: "tooMany", retryAfter };
}

async function findAddressedQuestion(
  { database, secrets }: Context,
  { replyAddress, recipients = [] }: Delivery,
  named: readonly string[],
): Promise<Question | undefined> {
  for (const address of [...recipients, ...named]) {
    const id = readReplyAddress(secrets, replyAddress, address);
    if (id !== undefined) return findQuestion(database, id);
  }
  return undefined;
}

async function markBounced({ database, clock }: Context, { id }: Question): Promise<void> {
  const now = clock.now();
  await database.update(contactQuestion).set({ undeliveredAt: now, changedAt: now }).where(eq(contactQuestion.id, id));
}

/** Returns the seconds to wait if a limit is exceeded. */
async function checkLimits({ database, clock }: Context, questionId: string): Promise<number | undefined> {
  for (const [limit, key] of [
    [threadLimit, questionId],
    [totalLimit, "all"],
  ] as const) {
    const allowance = await consumeLimit(database, limit, key, clock.now());
    if (!allowance.ok) return allowance.retryAfter;
  }
  return undefined;
}

async function storeMail(context: Context, { id }: Question, mail: IncomingMail & { isCut: boolean }): Promise<ReceivedMail> {
  const whole = cleanText(mail.text, maxWholeLength);
  const text = cleanText(cutQuote(whole, mail.isForwarded), maxTextLength);
  // The end of a mail that was cut may be half a file.
  const { accepted, leftOut } = mail.isCut
    ? { accepted: [], leftOut: mail.files.map(({ name }) => name) }
    : await checkMailedFiles(context, mail.files);
  return context.database.transaction(async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (!question) return { result: "unmatched" };
    const facts: MailFacts = {
      ...(text !== whole && { whole }),
      ...(mail.from !== question.email && { otherAddress: cleanText(mail.from, 254) }),
      ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, maxFileNames).map((name) => cleanText(name, 200)) }),
    };
    const createdAt = context.clock.now();
    const [message] = await transaction
      .insert(contactMessage)
      .values({ questionId: question.id, from: "sender", text, mail: facts, mailKey: mail.key, createdAt })
      .onConflictDoNothing()
      .returning({ id: contactMessage.id });
    if (!message) return { result: "repeated" };
    await storeMailedFiles(transaction, accepted, { questionId: question.id, messageId: message.id, createdAt });
    await reopenQuestion(context, transaction, question, text);
    context.log.info("mail.received", { question: question.id, files: accepted.length, leftOut: leftOut.length });
    return { result: "stored" };
  });
}

/** Locks the question, or the one that it was merged into meanwhile. */
async function lockQuestion(transaction: Transaction, id: string): Promise<Question | undefined> {
  const question = await findQuestion(transaction, id);
  if (!question) return undefined;
  const [locked] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, question.id)).for("update");
  return locked;
}

/** Removes what a form would refuse: invisible and control characters, and halves of characters. */
function cleanText(text: string, maxLength: number): string {
  return (
    removeInvisible(replaceSoftBreaks(text, "\n"))
      // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, "")
      .slice(0, maxLength)
      .toWellFormed()
      .normalize("NFC")
      .trim()
  );
}
