import { readCookie } from "../../../i18n/language-cache.ts";

/** Whether the browser has a session. The session cookie is HttpOnly; the server sets `signed_in` beside it. */
export function hasSessionCookie(): boolean {
  return readCookie(document.cookie, "signed_in") === "1";
}
