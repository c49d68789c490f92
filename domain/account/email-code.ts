import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { emailCode } from "#db/account.ts";
import { mailboxOf, queueMail, type OutgoingMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import { giveBack, secondsUntilFree, takeFrom, type Limit } from "#platform/rate-limit";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { retrieveLink } from "./password/retrieve-link.ts";
import { codeMinutes, resendSeconds } from "./schema.ts";
import { daySeconds, minuteMs } from "#i18n/day.ts";

const mostTries = 5;
const digits = 6;
/** For all purposes together and whoever asks: a mailbox is not to be filled, and 50 guesses a day are all that it takes. */
const codesOfMailbox: Limit = { name: "mailbox.codes", limit: 10, seconds: daySeconds };
const mailOf = { signUp: "signUpCode", retrieve: "retrieveCode", changeEmail: "addressCode" } as const;

/** A mailbox and what it is to prove itself for; a new address is one account's matter. */
export type CodeFor = { email: string } & ({ purpose: "signUp" | "retrieve" } | { purpose: "changeEmail"; accountId: string });

export type Sent =
  | { ok: true; resendAfter: number }
  | { ok: false; reason: "resendTooSoon"; resendAfter: number }
  | { ok: false; reason: "tooManyCodes"; retryAfter: number };

/** Why this mailbox cannot be sent a code now, where that is so. */
export async function whyNotNow(context: Context, to: CodeFor): Promise<Exclude<Sent, { ok: true }> | undefined> {
  const resendAfter = await secondsToWait(context, to);
  if (resendAfter > 0) return { ok: false, reason: "resendTooSoon", resendAfter };
  const retryAfter = await secondsUntilFree(context.database, codesOfMailbox, mailboxOf(context, to.email), context.clock.now());
  return retryAfter > 0 ? { ok: false, reason: "tooManyCodes", retryAfter } : undefined;
}

async function secondsToWait(context: Pick<Context, "clock" | "secrets"> & { database: Transaction }, to: CodeFor): Promise<number> {
  const [sent] = await context.database.select({ at: emailCode.sentAt }).from(emailCode).where(ofMailbox(context, to));
  const seconds = sent ? resendSeconds - (context.clock.now().getTime() - sent.at.getTime()) / 1000 : 0;
  return Math.max(0, Math.ceil(seconds));
}

/**
 * Mails a code, which replaces the one before. Nothing here asks whether there is an account, so that known and unknown
 * addresses get the same answer after the same work. Of simultaneous calls for a mailbox one sends.
 */
export async function sendCode(context: Context, to: CodeFor, language: Language): Promise<Sent> {
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const now = context.clock.now();
  const fresh = {
    code: hashOf(context, to, code),
    tries: 0,
    usedAt: null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeMinutes * minuteMs),
  };
  const mailbox = mailboxOf(context, to.email);
  return context.database.transaction(async (transaction): Promise<Sent> => {
    const allowance = await takeFrom(transaction, codesOfMailbox, mailbox, now);
    if (!allowance.ok) return { ok: false, reason: "tooManyCodes", retryAfter: allowance.retryAfter };
    await forgetOlderCode(context, transaction, to);
    const stored = await transaction
      .insert(emailCode)
      .values({ purpose: to.purpose, email: hashOf(context, to), ...fresh })
      .onConflictDoUpdate({
        target: [emailCode.purpose, emailCode.email],
        set: fresh,
        setWhere: lte(emailCode.sentAt, new Date(now.getTime() - resendSeconds * 1000)),
      })
      .returning({ id: emailCode.id });
    if (stored.length === 0) {
      await giveBack(transaction, codesOfMailbox, mailbox);
      return {
        ok: false,
        reason: "resendTooSoon",
        resendAfter: Math.max(1, await secondsToWait({ ...context, database: transaction }, to)),
      };
    }
    await queueMail(context, transaction, [mailOfCode(context, to, { code, language, expiresAt: fresh.expiresAt })]);
    return { ok: true, resendAfter: resendSeconds };
  });
}

function mailOfCode(
  context: Context,
  { purpose, email }: CodeFor,
  sent: { code: string; language: Language; expiresAt: Date },
): OutgoingMail {
  const { code, language, expiresAt } = sent;
  const mail = { name: mailOf[purpose], language, to: email, validUntil: expiresAt.toISOString() };
  return { ...mail, data: purpose === "retrieve" ? { code, link: retrieveLink(context, email, language) } : { code } };
}

/** Compares and counts in one statement: of any number of simultaneous wrong guesses no more than the allowed are compared. */
export async function tryCode(context: Context, from: CodeFor, code: string): Promise<"right" | "used" | "wrong"> {
  const isRight = inArray(emailCode.code, hashesOf(context, from, code));
  const isOpen = and(lt(emailCode.tries, mostTries), gt(emailCode.expiresAt, context.clock.now()));
  const [tried] = await context.database
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + case when ${isRight} then 0 else 1 end` })
    .where(and(ofMailbox(context, from), isOpen))
    .returning({ right: sql<boolean>`${isRight}`, usedAt: emailCode.usedAt });
  if (!tried?.right) return "wrong";
  return tried.usedAt ? "used" : "right";
}

/** Makes a right code worth nothing from now on, with the transaction that it opens; whoever comes second is told so. */
export async function useCode(context: Context, transaction: Transaction, from: CodeFor, code: string): Promise<boolean> {
  const used = await transaction
    .update(emailCode)
    .set({ usedAt: context.clock.now() })
    .where(and(ofMailbox(context, from), inArray(emailCode.code, hashesOf(context, from, code)), isNull(emailCode.usedAt)))
    .returning({ id: emailCode.id });
  return used.length === 1;
}

/** Removes codes that nobody can use any more. */
export async function sweepCodes({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(emailCode).where(lte(emailCode.expiresAt, clock.now()));
}

function ofMailbox(context: Pick<Context, "secrets">, to: CodeFor) {
  return and(eq(emailCode.purpose, to.purpose), inArray(emailCode.email, hashesOf(context, to)));
}

/** A code that was sent before the secret was rotated stands in a row of its own, which the new code would not replace. */
async function forgetOlderCode(context: Pick<Context, "secrets">, transaction: Transaction, to: CodeFor): Promise<void> {
  const [, ...older] = hashesOf(context, to);
  if (older.length === 0) return;
  await transaction.delete(emailCode).where(and(eq(emailCode.purpose, to.purpose), inArray(emailCode.email, older)));
}

const hashOf = ({ secrets }: Pick<Context, "secrets">, to: CodeFor, code = "") => secrets.hash(textOf(to, code));
const hashesOf = ({ secrets }: Pick<Context, "secrets">, to: CodeFor, code = "") => secrets.hashes(textOf(to, code));

function textOf(to: CodeFor, code: string): string {
  return [to.purpose, to.purpose === "changeEmail" ? to.accountId : "", to.email, code].join(" ");
}
