import { consumeLimit, type Limit } from "#platform/rate-limit";
import type { CaptchaContext } from "./redeem-captcha.ts";

/** Maximum difficulty: about 40 s of work on a phone. */
const maxDifficulty = 32;
/** Number of puzzles per hour and address until the difficulty rises; normal use stays below it. */
const puzzlesPerStep = 4;
const puzzleLimit: Limit = { name: "captcha.puzzles", limit: maxDifficulty * puzzlesPerStep, seconds: 3600 };

/** Counts a puzzle of a client address and returns its difficulty, which rises by one with every fourth puzzle in an hour. */
export async function countPuzzle({ database, clock }: CaptchaContext, limitedAddress: string): Promise<number> {
  const allowance = await consumeLimit(database, puzzleLimit, limitedAddress, clock.now());
  return allowance.ok ? Math.ceil((puzzleLimit.limit - allowance.left) / puzzlesPerStep) : maxDifficulty;
}
