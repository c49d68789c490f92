import { downloadFile } from "./download-file.ts";

/** A cell that a spreadsheet reads as text, also where it begins like a formula. */
function cell(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}

/** Saves rows as a table, its first line the names of the columns. */
export function downloadCsv(name: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => Object.values(row))].map((cells) => cells.map(cell).join(","));
  // Spreadsheets take a file without the mark for one in their own encoding.
  downloadFile(`${name}.csv`, "text/csv", `\uFEFF${lines.join("\r\n")}`);
}
