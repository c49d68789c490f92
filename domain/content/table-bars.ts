import type { Tokens } from "marked";
import { languages, type Language } from "#i18n/languages.ts";

/** `share` is the cell's figure divided by the largest one of its unit in the table. */
export type MeasuredCell = Tokens.TableCell & { share?: number };

type Figure = { cell: MeasuredCell; value: number; unit: string };

/** A column has bars if it has at least 4 figures and the smallest is at most 75 % of the largest. */
const minFigures = 4;
const maxSmallestShare = 0.75;

/**
 * Sets the bar lengths of a table's figure columns: right-aligned ones after the first, with unsigned figures of one
 * unit. Sums, written in bold, have no bar.
 */
export function measureTable({ align, rows }: Tokens.Table, language: Language): void {
  const columns = align.flatMap((side, column) => {
    if (side !== "right" || column === 0) return [];
    const figures = rows.flatMap((row) => readCell(row[column], language));
    return hasContrast(figures) ? [figures as Figure[]] : [];
  });
  const barFigures = columns.flat();
  for (const { cell, value, unit } of barFigures) {
    cell.share = value / Math.max(...barFigures.filter((other) => other.unit === unit).map((other) => other.value));
  }
}

/** Returns no figure for an empty cell or a sum, `undefined` for a cell that is not a figure. */
function readCell(cell: MeasuredCell | undefined, language: Language): (Figure | undefined)[] {
  if (!cell?.text || cell.text.startsWith("**")) return [];
  const [, digits = "", unit = ""] = /^(\d[\d\s.,]*)(\D*)$/.exec(cell.text) ?? [];
  if (digits === "") return [undefined];
  const decimal = new Intl.NumberFormat(languages[language].tag).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const value = Number(
    digits
      .replaceAll(/[^\d.,]/g, "")
      .replaceAll(decimal === "," ? "." : ",", "")
      .replace(",", "."),
  );
  return [{ cell, value, unit: unit.trim() }];
}

function hasContrast(figures: (Figure | undefined)[]): boolean {
  const values = figures.map((figure) => figure?.value ?? Number.NaN);
  if (values.length < minFigures || values.some((value) => Number.isNaN(value))) return false;
  return new Set(figures.map((figure) => figure?.unit)).size === 1 && Math.min(...values) <= maxSmallestShare * Math.max(...values);
}
