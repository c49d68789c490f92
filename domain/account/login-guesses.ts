import { forget, giveBack, secondsUntilFree, secondsUntilTry, takeFrom, takeTry, type BackOff, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import type { Login, PhoneLogin } from "./schema.ts";

// Failures that are allowed before a captcha is asked for.
const ofName: Limit = { name: "login.name", limit: 3, seconds: 3600 };
const ofAddress: Limit = { name: "login.address", limit: 3, seconds: 3600 };

const pauses = { free: 10, firstPause: 60, longestPause: 6 * 3600, memory: 24 * 3600 };
/** From all addresses together: some 20 a day for a name, of which an account has three. */
const guessesAtName: BackOff = { name: "login.guesses", ...pauses };
/** Of a device that proved to be its owner's: nobody else can use them up. */
const guessesOnDevice: BackOff = { name: "login.deviceGuesses", ...pauses };

/** What was typed, in the one form that all ways of typing it have. */
export function typedName(form: Login | PhoneLogin, number: string | undefined): string {
  if ("login" in form) return form.login.toLowerCase();
  // One that its country does not have is nobody's, but guessed at all the same.
  return number ?? `+${form.callingCode} ${form.phone.replace(/\D/g, "")}`;
}

/**
 * Counts guesses, by what was typed: counted by account, they would show that two names belong to the same one.
 *
 * @param device the name of a device that was proven for the account, whose guesses are counted apart
 */
export function countGuesses(
  { database, clock, secrets }: Pick<Context, "database" | "clock" | "secrets">,
  of: { typed: string; limitedAddress: string; device: string | undefined },
) {
  const name = secrets.hash(`login ${of.typed}`);
  const now = clock.now();
  const guesses = of.device === undefined ? guessesAtName : guessesOnDevice;
  const guesser = of.device ?? name;
  return {
    /** Seconds until the next guess; 0 is now. */
    pause: () => secondsUntilTry(database, guesses, guesser, now),
    take: () => takeTry(database, guesses, guesser, now),
    giveBack: () => giveBack(database, guesses, guesser),
    asksForCaptcha: async () =>
      (await secondsUntilFree(database, ofName, name, now)) > 0 ||
      (await secondsUntilFree(database, ofAddress, of.limitedAddress, now)) > 0,
    /** A wrong one: how many more are allowed without a captcha; below 0, this was one too many. */
    async countWrong(): Promise<number> {
      const byName = await takeFrom(database, ofName, name, now);
      const byAddress = await takeFrom(database, ofAddress, of.limitedAddress, now);
      return Math.min(byName.ok ? byName.left : -1, byAddress.ok ? byAddress.left : -1);
    },
    /** Begins anew with the captcha. */
    forgetWrong: () => forget(database, ofName, name),
  };
}
