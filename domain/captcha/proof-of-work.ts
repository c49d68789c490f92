import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import type { Secrets } from "#platform/secrets";

/** Iterations of PBKDF2 per key, about 4 ms on a phone. */
const iterations = 4000;
/** Range of the solution at difficulty 1: the client tries all keys from 0 up to it. */
const counterRange = [200, 400] as const;
const purpose = "captcha.challenge";

/**
 * Creates the challenge of the proof of work. It contains the id of the puzzle, so that a proof is valid for one puzzle.
 *
 * @param difficulty factor of the work
 */
export function createProofChallenge(secrets: Secrets, puzzle: string, difficulty: number): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter: randomInt(...counterRange) * difficulty,
    deriveKey,
    data: { puzzle },
    hmacSignatureSecret: secrets.keys(purpose)[0],
  });
}

/** Checks a proof, which is base64 of the JSON `{ challenge, solution }`. */
export async function isProofValid(secrets: Secrets, puzzle: string, proof: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Payload;
    if (challenge.parameters.data?.puzzle !== puzzle) return false;
    const checks = secrets
      .keys(purpose)
      .map((hmacSignatureSecret) => verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }));
    return (await Promise.all(checks)).some(({ verified }) => verified);
  } catch {
    // The proof is malformed.
    return false;
  }
}
