import type { Language } from "#i18n/languages.ts";

/**
 * `target` is the current or new text, `note` a hint for translators. `isOutdated` means that the source changed since,
 * `isConfirmed` that a translator marked the target as final.
 */
export type Unit = { id: string; source: string; target?: string; note?: string; isOutdated?: boolean; isConfirmed?: boolean };

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

export const xliffVersions = ["1.2", "2.0", "2.1"] as const;
export type XliffVersion = (typeof xliffVersions)[number];

/** Version 2.1 kept the namespace of 2.0. */
export const xliffNamespaces: Record<XliffVersion, string> = {
  "1.2": "urn:oasis:names:tc:xliff:document:1.2",
  "2.0": "urn:oasis:names:tc:xliff:document:2.0",
  "2.1": "urn:oasis:names:tc:xliff:document:2.0",
};
