import { countOf, takeFrom, type Limit } from "#platform/rate-limit";
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
  const forSubject = subject === undefined ? 0 : await countOf(database, ofSubject, subject, now);
  return Math.min(mostEffort, (1 + atAddress) * 2 ** forSubject);
}

/** Counts a proof that was accepted. */
export async function countProof({ database, clock }: CaptchaContext, { limitedAddress, subject }: Worker): Promise<void> {
  const now = clock.now();
  await takeFrom(database, ofAddress, limitedAddress, now);
  if (subject !== undefined) await takeFrom(database, ofSubject, subject, now);
}
