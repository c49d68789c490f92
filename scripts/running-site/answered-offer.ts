import { languageOfferCookie } from "../../i18n/language-cache.ts";

/** The cookie of somebody who has chosen a language: no other one is offered any more. */
export function answeredOffer(origin: string): { name: string; value: string; url: string } {
  return { name: languageOfferCookie, value: "answered", url: origin };
}
