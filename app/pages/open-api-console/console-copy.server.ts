import { phraseHeadings } from "#app/page/phrases.ts";
import { cn } from "./copy/cn.ts";
import { en, type Copy } from "./copy/en.ts";

/** The console is Chinese or English, whatever the language of the page around it. */
export function consoleCopy(language: "cn" | "en"): Copy {
  return { cn: phraseHeadings(cn), en }[language];
}
