import type { Language } from "#i18n/languages.ts";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type FeedCopy } from "./fr.ts";

export const feedCopies: Record<Language, FeedCopy> = { fr, en, cn, au, de };
