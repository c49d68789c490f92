import {
  resetLimit,
  refundLimit,
  secondsUntilFree,
  secondsUntilAttempt,
  consumeLimit,
  consumeAttempt,
  type BackOff,
  type Limit,
} from "#platform/rate-limit";
import type { Context } from "../context.ts";
import type { Login, PhoneLogin } from "./schema.ts";

// Failed logins allowed before a captcha is required.
const nameLimit: Limit = { name: "login.name", limit: 3, seconds: 3600 };
const addressLimit: Limit = { name: "login.address", limit: 3, seconds: 3600 };
/** Limit of a known device instead of the two above: failures of others, or before a new password, need no captcha there. */
const deviceLimit: Limit = { name: "login.device", limit: 3, seconds: 3600 };

const pauses = { free: 10, firstPause: 60, longestPause: 6 * 3600, memory: 24 * 3600 };
/** Limit per name for all client addresses together: about 20 guesses a day. An account has three names. */
const nameBackOff: BackOff = { name: "login.guesses", ...pauses };
/** Limit per known device of the account, so that strangers cannot lock out its owner. */
const deviceBackOff: BackOff = { name: "login.deviceGuesses", ...pauses };

/** Normalizes the typed name, so that all its spellings share one counter. */
export function normalizeLoginName(form: Login | PhoneLogin, number: string | undefined): string {
  if ("login" in form) return form.login.toLowerCase();
  // Count guesses at invalid numbers too.
  return number ?? `+${form.callingCode} ${form.phone.replace(/\D/g, "")}`;
}

/**
 * Creates the counters of login guesses. The key is the typed name, because a counter per account would reveal that two
 * names belong to the same account.
 *
 * @param attempt `device`: id of a known device of the account, whose guesses are counted separately
 */
export function createGuessCounter(
  { database, clock, secrets }: Pick<Context, "database" | "clock" | "secrets">,
  attempt: { typed: string; limitedAddress: string; device: string | undefined },
) {
  const name = secrets.hash(`login ${attempt.typed}`);
  const now = clock.now();
  const limit = attempt.device === undefined ? nameBackOff : deviceBackOff;
  const counterKey = attempt.device ?? name;
  const failureLimits: (readonly [Limit, key: string])[] =
    attempt.device === undefined
      ? [
          [nameLimit, name],
          [addressLimit, attempt.limitedAddress],
        ]
      : [[deviceLimit, attempt.device]];
  return {
    /** Returns seconds; 0 allows a guess now. */
    secondsToWait: () => secondsUntilAttempt(database, limit, counterKey, now),
    take: () => consumeAttempt(database, limit, counterKey, now),
    giveBack: () => refundLimit(database, limit, counterKey),
    async isCaptchaRequired(): Promise<boolean> {
      for (const [failures, key] of failureLimits) if ((await secondsUntilFree(database, failures, key, now)) > 0) return true;
      return false;
    },
    /** Counts a failed login. Returns the failures left before a captcha is required, negative beyond the limit. */
    async countFailure(): Promise<number> {
      let left = Number.POSITIVE_INFINITY;
      for (const [failures, key] of failureLimits) {
        const allowance = await consumeLimit(database, failures, key, now);
        left = Math.min(left, allowance.ok ? allowance.left : -1);
      }
      return left;
    },
    async resetFailures(): Promise<void> {
      await resetLimit(database, nameLimit, name);
      if (attempt.device !== undefined) await resetLimit(database, deviceLimit, attempt.device);
    },
  };
}
