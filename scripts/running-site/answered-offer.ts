import { languageOfferCookie } from "../../i18n/language-cache.ts";

/** Cookie of a visitor who has chosen a language, so that no other language is offered. */
export function answeredOfferCookie(origin: string): { name: string; value: string; url: string } {
  return { name: languageOfferCookie, value: "answered", url: origin };
}
