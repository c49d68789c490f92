import { recordOf } from "#i18n/record-of.ts";
import { sheetRowLabels, sheetRows, type SheetRow } from "#domain/content";
import type { StaffText } from "#domain/content/schema";

/** What the rows are called that a data sheet may have besides the company's own figures. */
export function sheetLabels(language: keyof StaffText): Record<SheetRow, string> {
  return recordOf(sheetRows, (row) => sheetRowLabels[row][language]);
}
