import { countOf, giveBack, takeFrom, type Allowance, type Limit } from "#platform/rate-limit";
import type { CaptchaContext } from "./redeem-captcha.ts";

/** Whom a proof of work is counted for: an address, and the fingerprint of the mailbox or login that it is good for, where one was named. */
export type Worker = { limitedAddress: string; subject: string | undefined };

/** Of the work that a first proof takes: so much the most, some 40 s on a phone. */
const mostEffort = 32;
const ofAddress: Limit = { name: "captcha.work.address", limit: mostEffort, seconds: 3600 };
const ofSubject: Limit = { name: "captcha.work.subject", limit: mostEffort, seconds: 24 * 3600 };

/** How many times the first work the next proof takes: with each proof one more for the address, and twice as many for the mailbox. */
export async function effortOf({ database, clock }: CaptchaContext, { limitedAddress, subject }: Worker): Promise<number> {
  const now = clock.now();
  const atAddress = await countOf(database, ofAddress, limitedAddress, now);
  return effortAfter(atAddress, subject === undefined ? 0 : await countOf(database, ofSubject, subject, now));
}

/**
 * Counts a proof, unless others have since made the work dearer than twice its own: puzzles that were fetched ahead at
 * the first price are not worth so many tokens. Of people who share an address two may compute at the same time.
 */
export async function countProof(
  { database, clock }: CaptchaContext,
  { limitedAddress, subject }: Worker,
  effort: number,
): Promise<boolean> {
  const now = clock.now();
  const atAddress = usedBefore(await takeFrom(database, ofAddress, limitedAddress, now));
  const forSubject = subject === undefined ? 0 : usedBefore(await takeFrom(database, ofSubject, subject, now));
  if (effortAfter(atAddress, forSubject) <= 2 * effort) return true;
  await giveBack(database, ofAddress, limitedAddress);
  if (subject !== undefined) await giveBack(database, ofSubject, subject);
  return false;
}

function effortAfter(atAddress: number, forSubject: number): number {
  return Math.min(mostEffort, (1 + atAddress) * 2 ** forSubject);
}

function usedBefore(allowance: Allowance): number {
  return allowance.ok ? mostEffort - allowance.left - 1 : mostEffort;
}
