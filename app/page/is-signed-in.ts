import { readCookie } from "#i18n/language-cache.ts";

/** Set beside the session's own cookie, which no script can read. */
const hintCookie = "signed_in";

/** Whether this browser has kept the cookies of a session, which may have ended since. */
export function isSignedIn(): boolean {
  return readCookie(document.cookie, hintCookie) === "1";
}
