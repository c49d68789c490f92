import { takeFrom, type Limit } from "#platform/rate-limit";
import type { CaptchaContext } from "./redeem-captcha.ts";

/** Multiple of the first work; at most about 40 s on a phone. */
const highest = 32;
/** An office or a household fetches some puzzles in an hour and notices nothing; a program that fetches many does. */
const puzzlesPerStep = 4;
const puzzlesOfAddress: Limit = { name: "captcha.puzzles", limit: highest * puzzlesPerStep, seconds: 3600 };

/** Counts a puzzle of an address; its difficulty grows by the first work with every fourth puzzle in an hour. */
export async function countPuzzle({ database, clock }: CaptchaContext, limitedAddress: string): Promise<number> {
  const allowance = await takeFrom(database, puzzlesOfAddress, limitedAddress, clock.now());
  return allowance.ok ? Math.ceil((puzzlesOfAddress.limit - allowance.left) / puzzlesPerStep) : highest;
}
