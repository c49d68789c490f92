import { recordOf } from "#i18n/record-of.ts";
import { staffLanguages } from "#i18n/staff-languages.ts";
import type { WordLanguage } from "#i18n/traits.ts";
import type { StaffText } from "../fields/field.ts";
import { cn } from "./copy/cn.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { fr } from "./copy/fr.ts";
import { groups, type SheetRow } from "./rows.ts";

const all = Object.values(groups).flatMap(({ name, rows }) =>
  Object.entries<string>(rows).map(([row, unit]) => ({ row: row as SheetRow, group: name, unit })),
);
const byRow = <Value>(of: (entry: (typeof all)[number]) => Value) =>
  Object.fromEntries(all.map((entry) => [entry.row, of(entry)])) as Record<SheetRow, Value>;

export type { SheetRow };
export const sheetRows = all.map(({ row }) => row);
export const sheetRowGroups = byRow(({ group }): StaffText => group);
/** As they are printed. */
export const sheetRowLabels: Record<WordLanguage, Record<SheetRow, string>> = { fr, en, cn, de };
/** As staff choose them: with the unit to give them in, but for what Intl writes out. */
export const sheetRowNames = byRow(({ row, unit }): StaffText =>
  recordOf(staffLanguages, (code) => (unit ? `${sheetRowLabels[code][row]} [${unit}]` : sheetRowLabels[code][row])),
);
