import type { Language } from "#i18n/languages.ts";

/**
 * A text to be translated: what it is in the source, and what the target language has or gets. `note` is for translators;
 * `isOutdated`: the source changed since.
 */
export type Unit = { id: string; source: string; target?: string; note?: string; isOutdated?: boolean };

/** An entry in a file for an agency. The revisions are those that its texts were taken from, 0 where there was no edition. */
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
