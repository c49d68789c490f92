import { findEntry } from "#domain/content";
import { hasDataSheet } from "#domain/documents/schema";
import { isLanguage, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../../domain/context.ts";

/** Returns the page of a product that has no data sheet, where visitors of the sheet's address can ask for one. */
export async function missingSheetPage(context: Context, name: string): Promise<string | undefined> {
  const [, product = "", language] = /^([a-z0-9-]{1,140})-data-sheet-([a-z]{2})\.pdf$/.exec(name) ?? [];
  if (!isLanguage(language)) return undefined;
  const entry = await findEntry(context, { type: "product", key: product, websiteId: languages[language].websiteId });
  return entry && !hasDataSheet(entry) ? localPath(language, `/products/${product}#documents`) : undefined;
}
