type Cells = readonly (readonly string[])[];

/** CSV for spreadsheets (RFC 4180); the byte order mark tells Excel that it is UTF-8. */
export function formatCsv(cells: Cells): string {
  const quoteCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${cells.map((row) => row.map((cell) => quoteCell(defuseFormula(toPlainText(cell)))).join(",")).join("\r\n")}\r\n`;
}

/** Text that spreadsheets and mail programs paste into cells. */
export function formatTabSeparated(cells: Cells): string {
  return cells.map((row) => row.map((cell) => defuseFormula(toPlainText(cell).replace(/\s+/g, " "))).join("\t")).join("\n");
}

/** Removes the typography of pages, at which searches and formulas of spreadsheets fail: invisible marks, no-break spaces and hyphens. */
function toPlainText(cell: string): string {
  return cell
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replaceAll("\u2011", "-");
}

/** Signs of formulas, also of Chinese keyboards. A signed number, such as "-10 … 50 °C" or "+49 30 1", is none. */
const formula = /^\s*(?:[=@＝＠]|[+\-＋－]\s*(?:[^\d\s.,]|[\d.,]+\s*%?\s*[+\-*/^&|!=<>(]))/;

/** An apostrophe keeps spreadsheets from running a formula. */
function defuseFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}
