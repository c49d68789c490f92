import type { Language } from "#i18n/languages.ts";

/**
 * Text to translate: source text and current or new target text. `note`: hint for translators; `isOutdated`: the source
 * changed since.
 */
export type Unit = { id: string; source: string; target?: string; note?: string; isOutdated?: boolean };

/** Entry in a file for translators. The revisions are those that its texts were taken from, 0 for a missing version. */
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
