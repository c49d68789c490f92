import { phraseHeadings } from "#app/page/phrases.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { cn } from "./copy/cn.ts";
import { en, type Copy } from "./copy/en.ts";

/** As it is written, under the name that its replacements have. */
export const consoleCopies = { name: "open-api-console", copies: { cn, en } };

/** The console is Chinese or English, whatever the language of the page around it; `replacements` are those of that one. */
export function consoleCopy(language: "cn" | "en", replacements: Readonly<Record<string, string>> = {}): Copy {
  const copy = { cn: phraseHeadings(cn), en }[language];
  return replaceTexts(copy, [consoleCopies.name], replacements);
}
