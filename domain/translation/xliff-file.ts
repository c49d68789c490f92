import type { Language } from "#i18n/languages.ts";

/** `target` is the current or new text, `note` a hint for translators. `isOutdated` means that the source changed since. */
export type Unit = { id: string; source: string; target?: string; note?: string; isOutdated?: boolean };

/** Revisions are those that the texts were taken from, 0 for a missing localization. */
export type TranslationFile = {
  type: string;
  key: string;
  from: Language;
  to: Language;
  sourceRevision: number;
  targetRevision: number;
  units: Unit[];
};

export const xliffNamespace = "urn:oasis:names:tc:xliff:document:1.2";
