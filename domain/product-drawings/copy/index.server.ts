import type { Language } from "#i18n/languages.ts";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type DrawingCopy } from "./fr.ts";

export const drawingWords = { fr, en, cn, au, de } satisfies Record<Language, DrawingCopy>;
