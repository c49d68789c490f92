import type { Language } from "#i18n/languages.ts";
import { cn } from "./cn.ts";
import { en, type Copy } from "./en.ts";

/** The console is Chinese or English; `i18n/console-language.ts` says which. */
export const copies = { fr: en, en, cn, au: en, de: en } satisfies Record<Language, Copy>;
