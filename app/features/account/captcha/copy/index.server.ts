import { pickMessages } from "#app/form/messages.server.ts";
import type { Language } from "#i18n/languages.ts";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type Copy } from "./fr.ts";

const copies = { fr, en, cn, au, de } satisfies Record<Language, Copy>;

/** What the captcha says in a language, with the reasons that the API may refuse with: for the loader of a page that has one. */
export function captchaCopy(language: Language) {
  return { ...copies[language], messages: pickMessages(language, ["captchaFailed"]) };
}

export type CaptchaCopy = ReturnType<typeof captchaCopy>;
