import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { consentTexts, consentVersion } from "#domain/newsletter/schema";
import type { Language } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Copy } from "../copy/fr.ts";
import type { Link } from "#app/routing/destinations.ts";
import { onlyMessages, type FormMessages } from "#app/form/messages.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** What the band above the footer says; it is in every page, so it has only the messages that its two fields can need. */
export type NewsletterBandTexts = Copy["newsletter"] & {
  consent: { version: string; text: string };
  privacy: Link | undefined;
  messages: FormMessages<"newsletterFailed">;
};

const reasons = [
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
] as const satisfies readonly Reason[];

type Band = { copy: Copy["newsletter"]; language: Language; privacy: Link | undefined; action: string; page: string };

/** The band's texts, and its form as HTML. */
export function newsletterBand({ copy, language, privacy, action, page }: Band): { texts: NewsletterBandTexts; form: string } {
  const consent = { version: consentVersion, text: consentTexts[consentVersion][language] };
  const texts = { ...copy, consent, privacy, messages: onlyMessages(language, reasons) };
  return { texts, form: renderToStaticMarkup(createElement(NewsletterForm, { texts, action, page }), { identifierPrefix: "newsletter" }) };
}
