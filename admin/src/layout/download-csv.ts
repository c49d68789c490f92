import { currentStaffLanguage } from "../texts/staff-language.ts";
import { formatCsv, type CsvColumn } from "./csv.ts";
import { downloadFile } from "./download-file.ts";

export function downloadTable<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  downloadFile(`${name}.csv`, "text/csv", formatCsv(columns, rows, currentStaffLanguage()));
}

/** Downloads rows as CSV; the first line has the names of their fields. */
export function downloadCsv(name: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {}).map((key): CsvColumn<object> => [key, (row) => toText(Reflect.get(row, key))]);
  downloadTable(name, columns, rows);
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}
