import { sheetRowLabels, type SheetRow } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import { baseLanguageOf } from "#i18n/traits.ts";

export function sheetLabels(language: Language): Record<SheetRow, string> {
  return sheetRowLabels[baseLanguageOf(language)];
}
