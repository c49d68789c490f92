import type { Language } from "#i18n/languages.ts";
import type { MailCopy, MailName } from "./copy/index.ts";

/** What a mail says beside its copy. It may hold a code or a token, so it is kept sealed until it is sent. */
export type MailData = {
  /** For the `{name}` and the like of the copy; `brand` is always there. */
  values?: Record<string, string>;
  code?: string;
  /** Where the mail's button leads: a path with language prefix. */
  link?: string;
  /** Text of the receiver's own, shown as they wrote it. */
  quote?: string;
  /** Lines of name and value, for the company's own mails. */
  fields?: Partial<Record<keyof MailCopy["fields"], string>>;
  /** Path of the one-click unsubscription, with its token. */
  unsubscribe?: string;
};

export type OutgoingMail = {
  name: MailName;
  language: Language;
  /** `undefined` is the company itself: the address of its site config. */
  to: string | undefined;
  replyTo?: string;
  /** The moment after which it says nothing true any more, and is not sent. */
  validUntil?: string;
  data: MailData;
};
