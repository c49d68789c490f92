import { chosen, consentCookieName, consentSeconds, writeChoice, type Choice, type ConsentAction, type OptionalCategory } from "#domain/consent/schema";
import { writeCookie } from "#i18n/language-cache.ts";
import { visitKey } from "./visit-key.ts";

type Answer = { action: ConsentAction; ticked: Record<OptionalCategory, boolean>; page: string; before: Choice | undefined };

/**
 * Keeps a choice in this browser at once, sends it to be kept as proof, and removes what is no longer agreed to. Where
 * something was taken back, the caller brings a new page: scripts of others cannot be taken out of this one.
 */
export async function choose({ action, ticked, page, before }: Answer): Promise<{ isWithdrawn: boolean }> {
  const categories = chosen(action, ticked);
  const secure = location.protocol === "https:";
  document.cookie = writeCookie(consentCookieName, writeChoice({ categories, at: new Date(), id: before?.id }), consentSeconds, secure);
  // The choice counts also where its proof cannot be sent now.
  const kept = import("../form/browser-api.ts").then(({ browserApi }) => browserApi().post("/consent", { choice: action, ...ticked, page })).catch(() => undefined);
  const isWithdrawn = before?.categories.some((category) => !categories.includes(category)) ?? false;
  if (isWithdrawn) sessionStorage.removeItem(visitKey);
  await Promise.all([kept, isWithdrawn && forgetThirdParties()]);
  return { isWithdrawn };
}

async function forgetThirdParties(): Promise<void> {
  const thirdParties = await import("./third-parties.ts").catch(() => undefined);
  thirdParties?.forget();
}
