import type { StaffLanguage } from "../texts/staff-language.ts";

/** Column of a table: its heading in the staff language, and the cell of a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/** List separators of Excel, which splits a CSV file at no other character. */
const separators: Record<StaffLanguage, string> = { en: ",", cn: ",", de: ";", fr: ";" };

/** Writes a table that Excel opens without questions: UTF-8 with byte order mark, and the separator of the language. */
export function formatCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], language: StaffLanguage): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? "")))];
  // Without a byte order mark, spreadsheets decode the file in the system's code page.
  return `\uFEFF${lines.map((cells) => cells.map(formatCell).join(separators[language])).join("\r\n")}\r\n`;
}

/** Quotes a cell if needed. An apostrophe keeps spreadsheets from running it as a formula, also with signs of Chinese keyboards. */
function formatCell(text: string): string {
  const safe = text.replace(/^(?=\s*[=+\-@＝＋－＠\t\r])/, "'");
  return /[",;\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Local time as spreadsheets read it, such as `2026-05-01 14:00:00`. The heading names the time zone. */
export function formatCsvTime(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const part = (value: number) => String(value).padStart(2, "0");
  const day = [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(part).join(":")}`;
}

export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
