import { and, gt, inArray, isNull, or } from "drizzle-orm";
import { captchaToken } from "#db/captcha.ts";
import { mailboxesOf, mailboxOf } from "#domain/mail";
import type { Context } from "../context.ts";

export type CaptchaContext = Pick<Context, "database" | "clock" | "secrets">;

/** Fingerprint of the mailbox or login that somebody wants to use, however they typed it. */
export function subjectFingerprint(context: Pick<Context, "secrets">, typed: string): string {
  return mailboxOf(context, loginName(typed));
}

const loginName = (typed: string) => typed.trim().toLowerCase();

/**
 * Takes a token as proof that this visitor solved a puzzle within the last two minutes, or did the work for this mailbox
 * or login. It is gone with that, whatever comes of the act that it opens: of simultaneous calls with one token, one gets
 * through.
 */
export async function redeemCaptcha(
  context: CaptchaContext,
  input: { token: string; visitor: string | undefined; subject: string },
): Promise<boolean> {
  if (input.visitor === undefined) return false;
  const { database, clock, secrets } = context;
  const ofToken = inArray(captchaToken.token, secrets.hashes(input.token));
  const ofVisitor = inArray(captchaToken.visitor, secrets.hashes(input.visitor));
  const forSubject = or(isNull(captchaToken.subject), inArray(captchaToken.subject, mailboxesOf(context, loginName(input.subject))));
  // A stranger who holds the token cannot use it up: only its owner's call finds the row.
  const redeemed = await database
    .delete(captchaToken)
    .where(and(ofToken, ofVisitor, forSubject, gt(captchaToken.expiresAt, clock.now())))
    .returning({ token: captchaToken.token });
  return redeemed.length === 1;
}
