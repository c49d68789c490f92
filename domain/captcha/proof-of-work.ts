import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import type { Secrets } from "#platform/secrets";

/** One derivation takes a phone about 4 ms. Which one of so many is the right one, only trying tells. */
const iterations = 4000;
const derivations = [200, 400] as const;

/** What work is given for: a puzzle, and the fingerprint of the mailbox or login that its proof is good for. */
type WorkFor = { puzzle: string; subject: string | undefined };

/**
 * Work for a puzzle's visitor who cannot see or drag it. It is good for this puzzle alone, and so for one try in its time.
 *
 * @param effort how many times the work of a first proof
 */
export function createWork(secrets: Secrets, { puzzle, subject }: WorkFor, effort: number): Promise<Challenge> {
  const [hmacSignatureSecret] = secrets.keys("captcha.challenge");
  const [hmacKeySignatureSecret] = secrets.keys("captcha.key");
  const counter = randomInt(...derivations) * effort;
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter,
    deriveKey,
    data: { puzzle, subject: subject ?? null, effort },
    hmacSignatureSecret,
    hmacKeySignatureSecret,
  });
}

/** How many times the first work a proof is, base64 of `{ challenge, solution }`; 0 where it is none, or not of work that was given for this. */
export async function workOf(secrets: Secrets, { puzzle, subject }: WorkFor, proof: string): Promise<number> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Payload;
    const { data } = challenge.parameters;
    if (data?.puzzle !== puzzle || data.subject !== (subject ?? null)) return 0;
    const resultKeys = secrets.keys("captcha.key");
    for (const [index, hmacSignatureSecret] of secrets.keys("captcha.challenge").entries()) {
      const keys = { hmacSignatureSecret, hmacKeySignatureSecret: resultKeys[index] };
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (verified) return Number(data.effort);
    }
    return 0;
  } catch {
    // Whatever was sent is not what the browser's worker makes.
    return 0;
  }
}
