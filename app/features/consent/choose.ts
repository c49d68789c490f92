import {
  chosen,
  consentCookieName,
  consentSeconds,
  writeChoice,
  type Choice,
  type ConsentAction,
  type OptionalCategory,
} from "#domain/consent/schema";
import { readCookie, writeCookie } from "#i18n/language-cache.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { answerEvent } from "./answer-event.ts";
import { forgetTags } from "./forget-tags.ts";
import { forgetVisit } from "./kept-visit.ts";

/** Whether this document has sent a proof: the answer that the code then finds in the cookie is proven. */
let isSent = false;

type Answer = { action: ConsentAction; ticked: Record<OptionalCategory, boolean>; page: string; before: Choice | undefined };

/** `isKept`: whether the browser remembers the choice; one that blocks cookies does not. */
type Outcome = { isWithdrawn: boolean; isKept: boolean };

/**
 * Keeps a choice in this browser at once, sends it to be kept as proof, and removes what is no longer agreed to. Where
 * something was taken back, the caller brings a new page: scripts of others cannot be taken out of this one.
 */
export async function choose({ action, ticked, page, before }: Answer): Promise<Outcome> {
  const categories = chosen(action, ticked);
  const secure = location.protocol === "https:";
  document.cookie = writeCookie(consentCookieName, writeChoice({ categories, at: new Date(), id: before?.id }), consentSeconds, secure);
  const isKept = readCookie(document.cookie, consentCookieName) !== undefined;
  dispatchEvent(new Event(answerEvent));
  const kept = keepProof({ choice: action, ...ticked, page });
  const isWithdrawn = before?.categories.some((category) => !categories.includes(category)) ?? false;
  if (isWithdrawn) {
    forgetVisit();
    forgetTags();
  }
  await kept;
  return { isWithdrawn, isKept };
}

/** An answer to the bar is in its cookie before there is code to send it; its proof gives it an id. */
export async function proveAnswer({ categories, id }: Choice, page: string): Promise<void> {
  const ticked = Object.fromEntries(categories.map((category) => [category, true]));
  if (id === undefined && !isSent) await keepProof({ choice: "accept", ...ticked, page });
}

/** The choice counts also where its proof cannot be sent now. */
async function keepProof(fields: { choice: ConsentAction; page: string }): Promise<void> {
  isSent = true;
  await browserApi()
    .post("/consent", fields)
    .catch(() => undefined);
}
