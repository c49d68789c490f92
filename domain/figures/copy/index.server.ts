import type { Language } from "#i18n/languages.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type FigureCopy } from "./fr.ts";

export const figureCopies = { fr, en, cn, au: en, de } satisfies Record<Language, FigureCopy>;
