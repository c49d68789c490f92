import type { Language } from "#i18n/languages.ts";

/** The collections that have an Atom feed. */
export const feedTypes = ["news", "blog"] as const;
export type FeedType = (typeof feedTypes)[number];

/** Feeds have their language in the address and are never redirected for it. */
export function feedAddress(language: Language, type: FeedType): string {
  return `/feeds/${language}/${type}.xml`;
}
