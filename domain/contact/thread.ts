import { asc, eq } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { findAttachment, listSentFiles } from "#domain/attachments";
import { hashMailbox, queueMail } from "#domain/mail";
import { notifyStaff } from "#domain/notices";
import { kindNames } from "#domain/request-kinds/schema";
import { readSiteConfig } from "#domain/site-config";
import { daySeconds } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import { consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { promisedAnswer } from "./promised-answer.ts";
import { referenceOf } from "./reference.ts";
import { mailboxSubject } from "./request-mails.ts";
import type { FollowUp, SenderThread } from "./schema.ts";
import { parseRequest } from "./parse-request.ts";
import { toSenderState } from "./list-questions.ts";
import { describeQuestion, nameSender } from "./describe-question.ts";
import { linkExpiry, inboxPath, readThreadToken, threadPath } from "./thread-token.ts";

export type Question = typeof contactQuestion.$inferSelect;
type Message = typeof contactMessage.$inferSelect;
type ThreadError = { ok: false; reason: "linkExpired" | "linkLapsed" };
type ThreadResult = { ok: true; question: Question; messages: Message[] } | ThreadError;
type ThreadContext = Pick<Context, "database" | "secrets" | "clock">;
type ThreadFile = NonNullable<Awaited<ReturnType<typeof findAttachment>>>;

const newLinkLimit: Limit = { name: "contact.link", limit: 3, seconds: daySeconds };

/** Reads the thread for its sender, without names of staff users. */
export async function readSenderThread(context: Context, token: string): Promise<{ ok: true; thread: SenderThread } | ThreadError> {
  const result = await openThread(context, context.database, token);
  if (!result.ok) return result;
  const { question, messages } = result;
  const filesOf = await listSentFiles(context, [question.id]);
  const isSubmissionShown = canShowSubmission(question);
  const request = parseRequest(question);
  const promise = promisedAnswer(await readSiteConfig(context), { since: question.createdAt, language: question.language });
  const submission = { id: question.id, from: "sender" as const, text: question.message, createdAt: question.createdAt };
  const thread = {
    createdAt: question.createdAt.toISOString(),
    reference: referenceOf(question),
    kind: question.kind,
    company: question.company,
    answerBy: question.firstAnsweredAt ? null : (promise?.toISOString() ?? null),
    request: isSubmissionShown ? request : null,
    ...(request.kind === "partner" && { application: request.details.status }),
    problemType: question.problemType,
    state: toSenderState(question.state),
    messages: [...(isSubmissionShown && (submission.text !== "" || filesOf(submission.id).length > 0) ? [submission] : []), ...messages]
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ id, from, text, createdAt }) => {
        const files = filesOf(id);
        return { from, text, at: createdAt.toISOString(), ...(files.length > 0 && { files }) };
      }),
  };
  return { ok: true, thread };
}

/**
 * Requests other than questions mail the thread link to an unverified mailbox, so their text stays hidden until the
 * company answers.
 */
const canShowSubmission = ({ kind, firstAnsweredAt }: Question) => kind === "question" || firstAnsweredAt !== null;

export async function findThreadFile(
  context: ThreadContext,
  { token, id }: { token: string; id: string },
): Promise<{ ok: true; file: ThreadFile } | ThreadError | { ok: false; reason: "unknownAttachment" }> {
  const result = await openThread(context, context.database, token);
  if (!result.ok) return result;
  const { question } = result;
  const file = await findAttachment(context, id);
  const isShown = file && (file.messageId !== null || (file.isOfSender && canShowSubmission(question)));
  if (!isShown || file.questionId !== question.id) return { ok: false, reason: "unknownAttachment" };
  return { ok: true, file };
}

/** Adds a message of the sender and reopens the question. A repeated identical message is ignored. */
export async function continueThread(context: Context, { token, message }: FollowUp): Promise<{ ok: true } | ThreadError> {
  return context.database.transaction(async (transaction) => {
    const result = await openThread(context, transaction, token);
    if (!result.ok) return result;
    const { question } = result;
    const { id } = question;
    await transaction.select({ id: contactQuestion.id }).from(contactQuestion).where(eq(contactQuestion.id, id)).for("update");
    const lastMessage = (await listMessages(transaction, id)).at(-1);
    if (lastMessage?.from === "sender" && lastMessage.text === message) return { ok: true };
    await transaction.insert(contactMessage).values({ questionId: id, from: "sender", text: message, createdAt: context.clock.now() });
    await reopenQuestion(context, transaction, question, message);
    return { ok: true };
  });
}

/** Shows a new message of the sender as unread, and notifies the company. */
export async function reopenQuestion(context: Context, transaction: Transaction, question: Question, message: string): Promise<void> {
  const { id, name, company, kind, problemType, unreadSince, isSpam, assigneeId } = question;
  const now = context.clock.now();
  const changes = { state: "open" as const, changedAt: now, unreadSince: unreadSince ?? now, undeliveredAt: null };
  await transaction.update(contactQuestion).set(changes).where(eq(contactQuestion.id, id));
  // The mail calls every request a question, so the subject names the other kinds.
  const sender = nameSender({ name, company: company || (kind === "question" ? "" : kindNames.en[kind]) });
  const data = { values: { name, company, sender }, fields: { message }, link: inboxPath(id) };
  if (isSpam) return;
  if (assigneeId) {
    const notice = { kind: "senderReplied" as const, to: [assigneeId], ...describeQuestion(question), text: message };
    await notifyStaff(context, transaction, notice);
  }
  const subject = mailboxSubject({ kind, problemType, language: storedLanguage(question) });
  await queueMail(context, transaction, [{ name: "questionContinued", language: "en", to: undefined, subject, data }]);
}

/** Mails a new link to the address of the question, for an expired link too. */
export async function sendNewLink(
  context: Context,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: "linkExpired" } | { ok: false; reason: "tooMany"; retryAfter: number }> {
  return context.database.transaction(async (transaction) => {
    const link = readThreadToken(context, token);
    const question = link && (await findQuestion(transaction, link.id));
    if (!question) return { ok: false, reason: "linkExpired" };
    const allowance = await consumeLimit(transaction, newLinkLimit, hashMailbox(context, question.email), context.clock.now());
    if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
    const data = { link: threadPath(context, question) };
    await queueMail(context, transaction, [{ name: "questionLink", language: storedLanguage(question), to: question.email, data }]);
    return { ok: true };
  });
}

function listMessages(transaction: Transaction, id: string): Promise<Message[]> {
  return transaction
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.questionId, id))
    .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id));
}

async function openThread(context: Pick<Context, "secrets" | "clock">, transaction: Transaction, token: string): Promise<ThreadResult> {
  const link = readThreadToken(context, token);
  const question = link && (await findQuestion(transaction, link.id));
  if (!question) return { ok: false, reason: "linkExpired" };
  const messages = await listMessages(transaction, question.id);
  const isExpired = linkExpiry(link.issuedAt, messages) < context.clock.now();
  return isExpired ? { ok: false, reason: "linkLapsed" } : { ok: true, question, messages };
}

/** Finds a question by id; for a merged question, the one that it was merged into. */
export async function findQuestion(transaction: Transaction, id: string): Promise<Question | undefined> {
  const [question] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, id));
  if (!question?.mergedInto) return question;
  const [target] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, question.mergedInto));
  return target;
}
