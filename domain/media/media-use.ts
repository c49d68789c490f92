import type { Language } from "#i18n/languages.ts";

/** A localization refers to an image or file; `isPublic` means published, now or scheduled. */
export type MediaUse = { media: string; type: string; key: string; title: string; language: Language; isPublic: boolean };
