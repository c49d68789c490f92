type Cells = readonly (readonly string[])[];

/** CSV for spreadsheets (RFC 4180); the byte order mark tells Excel that it is UTF-8. */
export function formatCsv(cells: Cells): string {
  const quoteCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${cells.map((row) => row.map((cell) => quoteCell(defuseFormula(cell))).join(",")).join("\r\n")}\r\n`;
}

/** Text that spreadsheets and mail programs paste into cells. */
export function formatTabSeparated(cells: Cells): string {
  return cells.map((row) => row.map((cell) => defuseFormula(cell.replace(/\s+/g, " "))).join("\t")).join("\n");
}

/** Signs of formulas, also of Chinese keyboards. A signed number, such as "-10 … 50 °C" or "+49 30 1", is none. */
const formula = /^\s*(?:[=@＝＠]|[+\-＋－]\s*(?:[^\d\s.,]|[\d.,]+\s*%?\s*[+\-*/^&|!=<>(]))/;

/** An apostrophe keeps spreadsheets from running a formula. */
function defuseFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}
