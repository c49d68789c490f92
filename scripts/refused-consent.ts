import { consentCookieName, writeChoice } from "../domain/consent/schema.ts";

/** The cookie of somebody who refused everything but what is necessary, so that no banner lies over the page. */
export function refusedConsent(origin: string): { name: string; value: string; url: string } {
  return { name: consentCookieName, value: writeChoice({ categories: [], at: new Date() }), url: origin };
}
