import { cn } from "./cn.ts";
import { en } from "./en.ts";

/** Of all languages the console has two; `i18n/console-language.ts` says which. */
export const copies = { cn, en };
