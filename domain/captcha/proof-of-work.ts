import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import type { Secrets } from "#platform/secrets";

/** One derivation takes a phone about 4 ms. Which one of so many is the right one, only trying tells. */
const iterations = 4000;
const derivations = [200, 400] as const;

/** Work for a puzzle's visitor who cannot see or drag it. It is good for this puzzle alone, and so for one try in its time. */
export function createWork(secrets: Secrets, puzzle: string): Promise<Challenge> {
  const hmacSignatureSecret = secrets.key("captcha.challenge");
  const hmacKeySignatureSecret = secrets.key("captcha.key");
  const counter = randomInt(...derivations);
  return createChallenge({ algorithm: "PBKDF2/SHA-256", cost: iterations, counter, deriveKey, data: { puzzle }, hmacSignatureSecret, hmacKeySignatureSecret });
}

/** Whether a proof, base64 of `{ challenge, solution }`, is of work that was given for this puzzle. */
export async function isWorkDone(secrets: Secrets, puzzle: string, proof: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Payload;
    if (challenge.parameters.data?.puzzle !== puzzle) return false;
    const hmacSignatureSecret = secrets.key("captcha.challenge");
    const hmacKeySignatureSecret = secrets.key("captcha.key");
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
    return verified;
  } catch {
    // Whatever was sent is not what the browser's worker makes.
    return false;
  }
}
