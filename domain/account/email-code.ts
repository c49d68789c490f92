import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { emailCode } from "#db/account.ts";
import { hashMailbox, queueMail, type OutgoingMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import { refundLimit, secondsUntilFree, consumeLimit, type Limit } from "#platform/rate-limit";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { createRetrieveLink } from "./password/retrieve-link.ts";
import { codeMinutes, resendSeconds } from "./schema.ts";
import { daySeconds, minuteMs } from "#i18n/day.ts";

const maxTries = 5;
const codeDigits = 6;
/** Limit of all purposes and clients together. With five tries per code it allows 50 guesses a day. */
const mailboxLimit: Limit = { name: "mailbox.codes", limit: 10, seconds: daySeconds };
const mailNames = { signUp: "signUpCode", retrieve: "retrieveCode", changeEmail: "addressCode" } as const;

/** Mailbox and purpose that a code is valid for. A code for a new address is also bound to the account. */
export type CodeTarget = { email: string } & ({ purpose: "signUp" | "retrieve" } | { purpose: "changeEmail"; accountId: string });

export type SendResult =
  | { ok: true; resendAfter: number }
  | { ok: false; reason: "resendTooSoon"; resendAfter: number }
  | { ok: false; reason: "tooManyCodes"; retryAfter: number };

/** Returns the error if a limit prevents a code for this mailbox now. */
export async function checkSendLimits(context: Context, to: CodeTarget): Promise<Exclude<SendResult, { ok: true }> | undefined> {
  const resendAfter = await secondsToWait(context, to);
  if (resendAfter > 0) return { ok: false, reason: "resendTooSoon", resendAfter };
  const retryAfter = await secondsUntilFree(context.database, mailboxLimit, hashMailbox(context, to.email), context.clock.now());
  return retryAfter > 0 ? { ok: false, reason: "tooManyCodes", retryAfter } : undefined;
}

async function secondsToWait(context: Pick<Context, "clock" | "secrets"> & { database: Transaction }, to: CodeTarget): Promise<number> {
  const [previous] = await context.database.select({ at: emailCode.sentAt }).from(emailCode).where(isForMailbox(context, to));
  const seconds = previous ? resendSeconds - (context.clock.now().getTime() - previous.at.getTime()) / 1000 : 0;
  return Math.max(0, Math.ceil(seconds));
}

/**
 * Mails a code, which replaces the previous one. Does the same work for addresses with and without an account, so that
 * the response time does not reveal accounts. Only one of concurrent calls for a mailbox sends a mail.
 */
export async function sendCode(context: Context, to: CodeTarget, language: Language): Promise<SendResult> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const now = context.clock.now();
  const columns = {
    code: hashOf(context, to, code),
    tries: 0,
    usedAt: null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeMinutes * minuteMs),
  };
  const mailbox = hashMailbox(context, to.email);
  return context.database.transaction(async (transaction): Promise<SendResult> => {
    const allowance = await consumeLimit(transaction, mailboxLimit, mailbox, now);
    if (!allowance.ok) return { ok: false, reason: "tooManyCodes", retryAfter: allowance.retryAfter };
    await deleteOlderCodes(context, transaction, to);
    const storedRows = await transaction
      .insert(emailCode)
      .values({ purpose: to.purpose, email: hashOf(context, to), ...columns })
      .onConflictDoUpdate({
        target: [emailCode.purpose, emailCode.email],
        set: columns,
        setWhere: lte(emailCode.sentAt, new Date(now.getTime() - resendSeconds * 1000)),
      })
      .returning({ id: emailCode.id });
    if (storedRows.length === 0) {
      await refundLimit(transaction, mailboxLimit, mailbox);
      return {
        ok: false,
        reason: "resendTooSoon",
        resendAfter: Math.max(1, await secondsToWait({ ...context, database: transaction }, to)),
      };
    }
    await queueMail(context, transaction, [createCodeMail(context, to, { code, language, expiresAt: columns.expiresAt })]);
    return { ok: true, resendAfter: resendSeconds };
  });
}

function createCodeMail(
  context: Context,
  { purpose, email }: CodeTarget,
  mail: { code: string; language: Language; expiresAt: Date },
): OutgoingMail {
  const { code, language, expiresAt } = mail;
  const common = { name: mailNames[purpose], language, to: email, validUntil: expiresAt.toISOString() };
  return { ...common, data: purpose === "retrieve" ? { code, link: createRetrieveLink(context, email, language) } : { code } };
}

/** Compares and counts in one statement, so concurrent guesses cannot exceed the limit. */
export async function checkCode(context: Context, from: CodeTarget, code: string): Promise<"right" | "used" | "wrong"> {
  const isRight = inArray(emailCode.code, hashesOf(context, from, code));
  const isOpen = and(lt(emailCode.tries, maxTries), gt(emailCode.expiresAt, context.clock.now()));
  const [match] = await context.database
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + case when ${isRight} then 0 else 1 end` })
    .where(and(isForMailbox(context, from), isOpen))
    .returning({ right: sql<boolean>`${isRight}`, usedAt: emailCode.usedAt });
  if (!match?.right) return "wrong";
  return match.usedAt ? "used" : "right";
}

/** Marks a correct code as used, within the caller's transaction. Returns `false` if it was used before. */
export async function redeemCode(context: Context, transaction: Transaction, from: CodeTarget, code: string): Promise<boolean> {
  const usedRows = await transaction
    .update(emailCode)
    .set({ usedAt: context.clock.now() })
    .where(and(isForMailbox(context, from), inArray(emailCode.code, hashesOf(context, from, code)), isNull(emailCode.usedAt)))
    .returning({ id: emailCode.id });
  return usedRows.length === 1;
}

export async function deleteExpiredCodes({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(emailCode).where(lte(emailCode.expiresAt, clock.now()));
}

function isForMailbox(context: Pick<Context, "secrets">, to: CodeTarget) {
  return and(eq(emailCode.purpose, to.purpose), inArray(emailCode.email, hashesOf(context, to)));
}

/** A code sent before a rotation of the secret has another hash, so the upsert would not replace it. */
async function deleteOlderCodes(context: Pick<Context, "secrets">, transaction: Transaction, to: CodeTarget): Promise<void> {
  const [, ...older] = hashesOf(context, to);
  if (older.length === 0) return;
  await transaction.delete(emailCode).where(and(eq(emailCode.purpose, to.purpose), inArray(emailCode.email, older)));
}

const hashOf = ({ secrets }: Pick<Context, "secrets">, to: CodeTarget, code = "") => secrets.hash(hashInput(to, code));
const hashesOf = ({ secrets }: Pick<Context, "secrets">, to: CodeTarget, code = "") => secrets.hashes(hashInput(to, code));

function hashInput(to: CodeTarget, code: string): string {
  return [to.purpose, to.purpose === "changeEmail" ? to.accountId : "", to.email, code].join(" ");
}
