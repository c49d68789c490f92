import type { FormMessages } from "#app/form/messages.server.ts";
import type { Link } from "#app/routing/destinations.ts";
import type { Copy } from "../copy/fr.ts";

/** Texts of the newsletter band. Every page sends them, so they hold only the messages that the two fields can need. */
export type NewsletterBandTexts = Copy["newsletter"] & {
  consent: { version: string; text: string };
  privacy: Link | undefined;
  messages: FormMessages<"newsletterFailed">;
};
