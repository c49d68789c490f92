import type { FormMessages } from "#app/form/messages.server.ts";
import type { Link } from "#app/routing/destinations.ts";
import type { Copy } from "../copy/fr.ts";

/** Messages of the newsletter section. Every page contains them, so they have only the messages of its two fields. */
export type NewsletterBandTexts = Copy["newsletter"] & {
  consent: { version: string; text: string };
  privacy: Link | undefined;
  messages: FormMessages<"newsletterFailed" | "invalidInput" | "severalErrors">;
};
