type Cells = readonly (readonly string[])[];

/** CSV for spreadsheets (RFC 4180); the byte order mark tells Excel that it is UTF-8. */
export function formatCsv(cells: Cells): string {
  const quoteCell = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${cells.map((row) => row.map(quoteCell).join(",")).join("\r\n")}\r\n`;
}

/** Text that spreadsheets and mail programs paste into cells. */
export function formatTabSeparated(cells: Cells): string {
  return cells.map((row) => row.map((cell) => cell.replace(/\s+/g, " ")).join("\t")).join("\n");
}
