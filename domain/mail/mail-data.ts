import type { Language } from "#i18n/languages.ts";
import type { MailCopy, MailName } from "./copy/index.ts";

/**
 * What a mail says beside its copy. Nothing that somebody typed goes to an address that is not proven to be theirs: the
 * site would be a way to send anything to anybody. It may hold a code or a token, so it is kept sealed until it is sent. */
export type MailData = {
  /** For the `{name}` and the like of the copy; `brand` is always there. */
  values?: Record<string, string>;
  code?: string;
  /** Where the mail's button leads: a path with language prefix. */
  link?: string;
  /** Lines of name and value. */
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
