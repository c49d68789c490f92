import type { FormMessages } from "#app/form/messages.server.ts";
import type { Link } from "#app/routing/destinations.ts";
import type { Copy } from "../copy/fr.ts";

/** What the band above the footer says; it is in every page, so it has only the messages that its two fields can need. */
export type NewsletterBandTexts = Copy["newsletter"] & {
  consent: { version: string; text: string };
  privacy: Link | undefined;
  messages: FormMessages<"newsletterFailed">;
};
