import * as v from "valibot";
import { keysOf } from "#i18n/keys-of.ts";
import { mailboxSubjects } from "#domain/contact/schema";
import { languageCodes } from "#i18n/languages.ts";
import { copies } from "./copy/index.ts";

/**
 * What a mail says beside its copy. Nothing that somebody typed goes to an address that is not proven to be theirs: the
 * site would be a way to send anything to anybody. It may hold a code or a token, so it is kept sealed until it is sent.
 */
const mailData = v.object({
  /** For the `{name}` and the like of the copy; `brand` is always there. */
  values: v.optional(v.record(v.string(), v.string())),
  code: v.optional(v.string()),
  /** What a member of staff writes to somebody. */
  letter: v.optional(v.string()),
  /** An issue of the newsletter; links are paths with language prefix. */
  issue: v.optional(
    v.object({
      subject: v.string(),
      intro: v.string(),
      entries: v.array(v.object({ title: v.string(), text: v.string(), link: v.string() })),
    }),
  ),
  /** Where the mail's button leads: a path with language prefix. */
  link: v.optional(v.string()),
  /** Lines of name and value. */
  fields: v.optional(v.record(v.picklist(keysOf(copies.fr.fields)), v.optional(v.string()))),
  /** Files that go with it, by their ids. */
  attachments: v.optional(v.array(v.string())),
  /** Path of the one-click unsubscription, with its token. */
  unsubscribe: v.optional(v.string()),
});
export type MailData = v.InferOutput<typeof mailData>;

export const outgoingMail = v.object({
  name: v.picklist(keysOf(copies.fr.mails)),
  language: v.picklist(languageCodes),
  /** `undefined` is the company itself: the address of its site config. */
  to: v.optional(v.string(), () => undefined),
  /** What a question or request to the company is about, and the language whose site config says who reads it. */
  subject: v.optional(v.object({ name: v.picklist(mailboxSubjects), language: v.picklist(languageCodes) })),
  replyTo: v.optional(v.string()),
  /** The moment after which it says nothing true any more, and is not sent. */
  validUntil: v.optional(v.string()),
  data: mailData,
});
export type OutgoingMail = v.InferOutput<typeof outgoingMail>;
