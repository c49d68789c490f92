import { asc, eq } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { FollowUp, SenderThread } from "./schema.ts";
import { shownState } from "./list-questions.ts";
import { inboxPath, threadOf } from "./thread-token.ts";

type Question = typeof contactQuestion.$inferSelect;

/** What whoever has the link reads: the question and the rest of its thread, without names of staff. */
export async function readSenderThread(context: Pick<Context, "database" | "secrets">, token: string): Promise<SenderThread | undefined> {
  const { database } = context;
  const question = await findThread(context, database, token);
  if (!question) return undefined;
  const messages = await messagesOf(database, question.id);
  return {
    createdAt: question.createdAt.toISOString(),
    problemType: question.problemType,
    state: shownState(question.state),
    messages: [{ from: "sender" as const, text: question.message, createdAt: question.createdAt }, ...messages]
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ from, text, createdAt }) => ({ from, text, at: createdAt.toISOString() })),
  };
}

/** Adds what the sender writes; the question is open again. The same text pressed twice is one message. */
export async function continueThread(
  context: Context,
  { token, message }: FollowUp,
): Promise<{ ok: true } | { ok: false; reason: "linkExpired" }> {
  const now = context.clock.now();
  return context.database.transaction(async (transaction) => {
    const question = await findThread(context, transaction, token);
    if (!question) return { ok: false, reason: "linkExpired" };
    const { id } = question;
    await transaction.select({ id: contactQuestion.id }).from(contactQuestion).where(eq(contactQuestion.id, id)).for("update");
    const last = (await messagesOf(transaction, id)).at(-1);
    if (last?.from === "sender" && last.text === message) return { ok: true };
    await transaction.insert(contactMessage).values({ questionId: id, from: "sender", text: message, createdAt: now });
    await transaction.update(contactQuestion).set({ state: "open", changedAt: now }).where(eq(contactQuestion.id, id));
    const { name, company } = question;
    const data = { values: { name, company }, fields: { message }, link: inboxPath(id) };
    if (!question.isSpam) await queueMail(context, transaction, [{ name: "questionContinued", language: "en", to: undefined, data }]);
    return { ok: true };
  });
}

function messagesOf(transaction: Transaction, id: string): Promise<(typeof contactMessage.$inferSelect)[]> {
  return transaction
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.questionId, id))
    .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id));
}

/** Of a question that was merged, the one in whose thread it goes on. */
async function findThread({ secrets }: Pick<Context, "secrets">, transaction: Transaction, token: string): Promise<Question | undefined> {
  const id = threadOf(secrets, token);
  if (id === undefined) return undefined;
  const [question] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, id));
  if (!question?.mergedInto) return question;
  const [target] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, question.mergedInto));
  return target;
}
