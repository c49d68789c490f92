import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { consentTexts, consentVersion } from "#domain/newsletter/schema";
import type { Language } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Copy } from "../copy/fr.ts";
import type { Link } from "#app/routing/destinations.ts";
import { selectMessages } from "#app/form/messages.server.ts";
import type { NewsletterBandTexts } from "./band-texts.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const reasons = [
  "emailRequired",
  "newsletterEmail",
  "tooLong",
  "consentRequired",
  "alreadySubscribed",
  "newsletterFailed",
  "tooMany",
  "unreachable",
  "unanswered",
  "unavailable",
  "internal",
  "invalidInput",
  "severalErrors",
] as const satisfies readonly Reason[];

type NewsletterBandInput = { copy: Copy["newsletter"]; language: Language; privacy: Link | undefined; action: string; page: string };

/** Returns the messages of the newsletter section and its form as static HTML. */
export function newsletterBand({ copy, language, privacy, action, page }: NewsletterBandInput): {
  texts: NewsletterBandTexts;
  form: string;
} {
  const consent = { version: consentVersion, text: consentTexts[consentVersion][language] };
  const texts = { ...copy, consent, privacy, messages: selectMessages(language, reasons) };
  return { texts, form: renderToStaticMarkup(createElement(NewsletterForm, { texts, action, page }), { identifierPrefix: "newsletter" }) };
}
