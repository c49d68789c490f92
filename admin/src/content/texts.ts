import type { StaffLanguage } from "../texts/staff-language.ts";
import { cn } from "./texts/cn.ts";
import { de } from "./texts/de.ts";
import { en, type ContentTexts } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";

export const contentTexts: Record<StaffLanguage, ContentTexts> = { en, fr, de, cn };
