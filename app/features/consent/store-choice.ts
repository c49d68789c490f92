import {
  selectCategories,
  consentCookieName,
  consentSeconds,
  writeChoice,
  type Choice,
  type ConsentAction,
  type OptionalCategory,
} from "#domain/consent/schema";
import { readCookie, writeCookie } from "#i18n/language-cache.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { consentEvent } from "./consent-event.ts";
import { removeTagCookies } from "./remove-tag-cookies.ts";
import { removeVisit } from "./visit-storage.ts";

/** Whether this document has sent a proof of consent, so that `sendMissingProof` does not send it again. */
let isSent = false;

type Answer = { action: ConsentAction; ticked: Record<OptionalCategory, boolean>; page: string; before: Choice | undefined };

/** `isKept`: whether the browser stored the choice; a browser that blocks cookies does not. */
type Outcome = { isWithdrawn: boolean; isKept: boolean };

/**
 * Stores a choice in the cookie, sends the proof of consent, and removes data of revoked categories. After a withdrawal the caller
 * must
 * reload the page, because third-party scripts cannot be unloaded.
 */
export async function storeChoice({ action, ticked, page, before }: Answer): Promise<Outcome> {
  const categories = selectCategories(action, ticked);
  const secure = location.protocol === "https:";
  document.cookie = writeCookie(consentCookieName, writeChoice({ categories, at: new Date(), id: before?.id }), consentSeconds, secure);
  const isKept = readCookie(document.cookie, consentCookieName) !== undefined;
  dispatchEvent(new Event(consentEvent));
  const proofRequest = sendProof({ choice: action, ...ticked, page });
  const isWithdrawn = before?.categories.some((category) => !categories.includes(category)) ?? false;
  if (isWithdrawn) {
    removeVisit();
    removeTagCookies();
  }
  await proofRequest;
  return { isWithdrawn, isKept };
}

/**
 * Sends the proof of an answer to the cookie banner that was stored before the page's code was loaded. Such a cookie has no id yet.
 */
export async function sendMissingProof({ categories, id }: Choice, page: string): Promise<void> {
  const ticked = Object.fromEntries(categories.map((category) => [category, true]));
  if (id === undefined && !isSent) await sendProof({ choice: "accept", ...ticked, page });
}

/** Ignores failures: the choice is valid without its proof. */
async function sendProof(fields: { choice: ConsentAction; page: string }): Promise<void> {
  isSent = true;
  await browserApi()
    .post("/consent", fields)
    .catch(() => undefined);
}
