import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { passkeyChallenge } from "#db/staff.ts";
import { minuteMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";

/** Time for the browser's dialog. */
const validMinutes = 5;
export const challengeTimeoutMs = validMinutes * minuteMs;

type ChallengeUse = { purpose: "add" | "prove"; accountId: string } | { purpose: "signIn"; accountId?: undefined };
type ChallengeContext = Pick<Context, "database" | "secrets" | "clock">;

export async function createChallenge(
  { database, secrets, clock }: ChallengeContext,
  { purpose, accountId }: ChallengeUse,
): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32));
  await database.insert(passkeyChallenge).values({
    challenge: secrets.hash(challenge.toString("base64url")),
    purpose,
    accountId,
    expiresAt: new Date(clock.now().getTime() + challengeTimeoutMs),
  });
  return challenge;
}

/** Deletes a challenge. Returns whether it was valid for this use; one statement, so that it cannot be used twice. */
export async function redeemChallenge(
  { database, secrets, clock }: ChallengeContext,
  challenge: string,
  { purpose, accountId }: ChallengeUse,
): Promise<boolean> {
  const rows = await database
    .delete(passkeyChallenge)
    .where(
      and(
        inArray(passkeyChallenge.challenge, secrets.hashes(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        accountId === undefined ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, accountId),
        gt(passkeyChallenge.expiresAt, clock.now()),
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return rows.length > 0;
}

export async function deleteExpiredChallenges({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, clock.now()));
}
