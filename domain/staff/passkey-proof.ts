import { and, eq, isNotNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { passkey } from "#db/staff.ts";
import type { Context } from "../context.ts";
import { challengeTimeoutMs, createChallenge, redeemChallenge } from "./passkey-challenge.ts";
import { listCredentials, type RelyingParty } from "./passkeys.ts";
import type { AuthenticationOptions, PasskeyAnswer } from "./passkey-schema.ts";
import { markProven, type SecondFactorContext, type SessionKey } from "./second-factor.ts";

type Rejection = { ok: false; reason: "passkeyRefused"; accountId: string | undefined };

/** Returns options for a sign-in without a user name: the browser offers the passkeys that it has for this site. */
export async function beginPasskeySignIn(context: SecondFactorContext, { siteUrl }: RelyingParty): Promise<AuthenticationOptions> {
  return createOptions(siteUrl, await createChallenge(context, { purpose: "signIn" }));
}

/** Checks a passkey with user verification, which counts as password and second factor. */
export async function signInWithPasskey(
  context: SecondFactorContext,
  answer: PasskeyAnswer,
  party: RelyingParty,
): Promise<{ ok: true; accountId: string } | Rejection> {
  return verifyAnswer(context, answer, { ...party, expected: { purpose: "signIn" } });
}

/** Returns options for a proof in an open session with a passkey of its account. */
export async function beginPasskeyProof(
  context: SecondFactorContext,
  accountId: string,
  { siteUrl }: RelyingParty,
): Promise<AuthenticationOptions> {
  const challenge = await createChallenge(context, { purpose: "prove", accountId });
  return createOptions(siteUrl, challenge, await listCredentials(context, accountId));
}

/** Proves the second factor in a session with a passkey of its account. `token`: new session token. */
export async function provePasskey(
  context: SecondFactorContext,
  { answer, ...sessionKey }: SessionKey & { answer: PasskeyAnswer },
  party: RelyingParty,
): Promise<{ ok: true; token: string } | Rejection> {
  const expected = { purpose: "prove", accountId: sessionKey.accountId } as const;
  const result = await verifyAnswer(context, answer, { ...party, expected });
  return result.ok ? { ok: true, token: await markProven(context, sessionKey) } : result;
}

async function createOptions(
  siteUrl: URL,
  challenge: Buffer<ArrayBuffer>,
  allowCredentials?: { id: string; transports: string[] }[],
): Promise<AuthenticationOptions> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const rpID = siteUrl.hostname;
  const settings = { timeout: challengeTimeoutMs, userVerification: "required" } as const;
  return { ...(await generateAuthenticationOptions({ rpID, challenge, allowCredentials, ...settings })) };
}

type Expectation = RelyingParty & { expected: Parameters<typeof redeemChallenge>[2] };

async function verifyAnswer(
  context: SecondFactorContext,
  answer: PasskeyAnswer,
  { siteUrl, expected }: Expectation,
): Promise<{ ok: true; accountId: string } | Rejection> {
  const stored = await findPasskey(context, answer.id);
  const refused: Rejection = { ok: false, reason: "passkeyRefused", accountId: stored?.accountId };
  if (!stored || (expected.accountId !== undefined && stored.accountId !== expected.accountId)) return refused;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  // The library throws for malformed or foreign responses, which are refused like wrong signatures.
  const verification = await verifyAuthenticationResponse({
    response: { ...answer, type: "public-key" },
    expectedChallenge: (challenge) => redeemChallenge(context, challenge, expected),
    expectedOrigin: siteUrl.origin,
    expectedRPID: siteUrl.hostname,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
      counter: stored.counter,
    },
  }).catch(() => undefined);
  if (!verification?.verified) return refused;
  // Compares the counter again, because another request may have used the passkey meanwhile.
  const updated = await context.database
    .update(passkey)
    .set({ counter: verification.authenticationInfo.newCounter, lastUsedAt: context.clock.now() })
    .where(and(eq(passkey.id, stored.id), eq(passkey.counter, stored.counter)))
    .returning({ accountId: passkey.accountId });
  return updated.length > 0 ? { ok: true, accountId: stored.accountId } : refused;
}

/** Finds a passkey whose owner is still a staff user. */
async function findPasskey({ database }: Pick<Context, "database">, credentialId: string) {
  const [row] = await database
    .select({ passkey })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(and(eq(passkey.credentialId, credentialId), isNotNull(account.role)));
  return row?.passkey;
}
