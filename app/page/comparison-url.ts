import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** Opens the comparison of products. `ids` are in the order of the catalogue, because other orders are redirected. */
export function comparisonUrl(language: Language, ids: readonly string[]): string {
  return `${localPath(language, "/products")}?compare=${ids.join(",")}#comparison`;
}
