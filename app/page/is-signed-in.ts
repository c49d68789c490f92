import { readCookie } from "#i18n/language-cache.ts";

/** Cookie that is set together with the HTTP-only session cookie. */
const hintCookie = "signed_in";

/** Whether this browser has a session cookie. The session itself may have expired. */
export function isSignedIn(): boolean {
  return readCookie(document.cookie, hintCookie) === "1";
}
