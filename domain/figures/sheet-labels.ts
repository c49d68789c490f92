import { sheetRowLabels, type SheetRow } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import { wordLanguageOf } from "#i18n/traits.ts";

/** What the rows are called that a data sheet may have besides the company's own figures. */
export function sheetLabels(language: Language): Record<SheetRow, string> {
  return sheetRowLabels[wordLanguageOf(language)];
}
