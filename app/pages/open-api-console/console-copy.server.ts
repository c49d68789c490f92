import { markLargeTexts } from "#app/page/line-breaks.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { cn } from "./copy/cn.ts";
import { en, type Copy } from "./copy/en.ts";

/** Built-in messages, with the name under which editors' replacements are stored. */
export const consoleCopies = { name: "open-api-console", copies: { cn, en } };

/** The console is in Chinese or English, whatever the page's language; `replacements` are editors' texts in the console's language. */
export function consoleCopy(language: "cn" | "en", replacements: Readonly<Record<string, string>> = {}): Copy {
  const copy = { cn: markLargeTexts(cn, false), en }[language];
  return replaceTexts(copy, [consoleCopies.name], replacements);
}
