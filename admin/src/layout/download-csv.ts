import { downloadFile } from "./download-file.ts";

/** Escapes a cell. An apostrophe keeps spreadsheets from running it as a formula. */
function escapeCell(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}

/** Downloads rows as CSV; the first line has the column names. */
export function downloadCsv(name: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => Object.values(row))].map((cells) => cells.map(escapeCell).join(","));
  // Without a byte order mark, spreadsheets decode the file in the system's code page.
  downloadFile(`${name}.csv`, "text/csv", `\uFEFF${lines.join("\r\n")}`);
}
