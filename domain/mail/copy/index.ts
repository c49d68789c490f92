import type { NamedCopies } from "#domain/site-config";
import type { Language } from "#i18n/languages.ts";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type MailCopy } from "./fr.ts";

export const copies: Record<Language, MailCopy> = { fr, en, cn, de, au };
export const mailCopies: NamedCopies<MailCopy> = { name: "mail", copies };
export type MailName = keyof MailCopy["mails"];
export type { MailCopy };
