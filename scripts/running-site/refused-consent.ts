import { randomUUID } from "node:crypto";
import { consentCookieName, writeChoice } from "../../domain/consent/schema.ts";

/** Cookie of a visitor who refused optional cookies, so that no consent banner appears and nothing is tracked. */
export function refusedConsentCookie(origin: string): { name: string; value: string; url: string } {
  return { name: consentCookieName, value: writeChoice({ categories: [], at: new Date(), id: randomUUID() }), url: origin };
}
