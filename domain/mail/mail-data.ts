import * as v from "valibot";
import { keysOf } from "#i18n/keys-of.ts";
import { mailboxSubjects } from "#domain/contact/schema";
import { languageCodes } from "#i18n/languages.ts";
import { copies } from "./copy/index.ts";

/**
 * Content of a mail besides its template. Must not contain text typed by strangers if the receiver's address is
 * unproven, because the site could be abused to send spam. Codes and tokens are sealed in the queue.
 */
const mailData = v.object({
  /** Values of the template's placeholders such as `{name}`; `brand` is always available. */
  values: v.optional(v.record(v.string(), v.string())),
  code: v.optional(v.string()),
  /** Reply written by staff. */
  letter: v.optional(v.string()),
  /** Newsletter issue; links are paths with language prefix. */
  issue: v.optional(
    v.object({
      subject: v.string(),
      intro: v.string(),
      entries: v.array(v.object({ title: v.string(), text: v.string(), link: v.string() })),
    }),
  ),
  /** Path of the button's link, with language prefix. */
  link: v.optional(v.string()),
  fields: v.optional(v.record(v.picklist(keysOf(copies.fr.fields)), v.optional(v.string()))),
  attachments: v.optional(v.array(v.string())),
  /** Path of the one-click unsubscribe endpoint with its token (RFC 8058). */
  unsubscribe: v.optional(v.string()),
});
export type MailData = v.InferOutput<typeof mailData>;

export const outgoingMail = v.object({
  name: v.picklist(keysOf(copies.fr.mails)),
  language: v.picklist(languageCodes),
  /** `undefined` means the company's address in the site config. */
  to: v.optional(v.string(), () => undefined),
  /** Subject of a question to the company, and the language whose site config has its mailbox. */
  subject: v.optional(v.object({ name: v.picklist(mailboxSubjects), language: v.picklist(languageCodes) })),
  replyTo: v.optional(v.string()),
  /** Question whose thread gets the replies and the bounces of this mail, if `REPLY_ADDRESS` is set. */
  question: v.optional(v.string()),
  /** Expiry; a mail is not sent after it. */
  validUntil: v.optional(v.string()),
  data: mailData,
});
export type OutgoingMail = v.InferOutput<typeof outgoingMail>;
