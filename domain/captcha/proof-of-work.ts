import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import type { Secrets } from "#platform/secrets";

/** One key takes a phone about 4 ms. Only trying tells which of so many is the right one. */
const iterations = 4000;
const keys = [200, 400] as const;
const purpose = "captcha.challenge";

/**
 * Work that is asked for with the solution of a puzzle. It names the puzzle, so that its proof is good for one try.
 *
 * @param difficulty multiple of the first work
 */
export function createWork(secrets: Secrets, puzzle: string, difficulty: number): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter: randomInt(...keys) * difficulty,
    deriveKey,
    data: { puzzle },
    hmacSignatureSecret: secrets.keys(purpose)[0],
  });
}

/** Checks a proof for a puzzle: base64 of `{ challenge, solution }`, as altcha-lib sends it. */
export async function isWorkDone(secrets: Secrets, puzzle: string, proof: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Payload;
    if (challenge.parameters.data?.puzzle !== puzzle) return false;
    const checks = secrets
      .keys(purpose)
      .map((hmacSignatureSecret) => verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }));
    return (await Promise.all(checks)).some(({ verified }) => verified);
  } catch {
    // The proof is not of the form that browsers send.
    return false;
  }
}
