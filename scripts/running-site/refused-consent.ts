import { randomUUID } from "node:crypto";
import { consentCookieName, writeChoice } from "../../domain/consent/schema.ts";

/** The cookie of somebody who refused everything but what is necessary, and whose proof is kept: nothing asks or tells any more. */
export function refusedConsent(origin: string): { name: string; value: string; url: string } {
  return { name: consentCookieName, value: writeChoice({ categories: [], at: new Date(), id: randomUUID() }), url: origin };
}
