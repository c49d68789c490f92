import type { ArticleType } from "#domain/feeds/schema";
import type { Language } from "#i18n/languages.ts";

/** Feeds have their language in the address and are never redirected for it. */
export function feedAddress(language: Language, type: ArticleType): string {
  return `/feeds/${language}/${type}.xml`;
}
