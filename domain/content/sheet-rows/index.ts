import { recordOf } from "#i18n/record-of.ts";
import { staffLanguages } from "#i18n/staff-languages.ts";
import type { BaseLanguage } from "#i18n/traits.ts";
import type { StaffText } from "../fields/field.ts";
import { cn } from "./copy/cn.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { fr } from "./copy/fr.ts";
import { groups, type SheetRow } from "./rows.ts";

const allRows = Object.values(groups).flatMap(({ name, rows }) =>
  Object.entries<string>(rows).map(([row, unit]) => ({ row: row as SheetRow, group: name, unit })),
);
const byRow = <Value>(valueOf: (entry: (typeof allRows)[number]) => Value) =>
  Object.fromEntries(allRows.map((entry) => [entry.row, valueOf(entry)])) as Record<SheetRow, Value>;

export type { SheetRow };
export const sheetRows = allRows.map(({ row }) => row);
export const sheetRowGroups = byRow(({ group }): StaffText => group);
export const sheetRowLabels: Record<BaseLanguage, Record<SheetRow, string>> = { fr, en, cn, de };
export const sheetRowUnits = byRow(({ unit }) => unit);
export const sheetRowNames = byRow(({ row }): StaffText => recordOf(staffLanguages, (code) => sheetRowLabels[code][row]));
