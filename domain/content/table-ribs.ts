import type { Tokens } from "marked";
import { languages, type Language } from "#i18n/languages.ts";

/** A cell as it is drawn; `share`: its figure, of the largest one with its unit in the table. */
export type MeasuredCell = Tokens.TableCell & { share?: number };

type Figure = { cell: MeasuredCell; value: number; unit: string };

/** A column says something by its lengths from so many figures on, and where the smallest is at most so much of the largest. */
const fewestFigures = 4;
const mostAlike = 0.75;

/**
 * Finds what a table's columns of figures measure, so that each is drawn as a rib: right-aligned columns but the first, which
 * names the rows, whose cells are figures of one unit; not sums, which are written in bold, and not figures with a sign.
 */
export function measureTable({ align, rows }: Tokens.Table, language: Language): void {
  const columns = align.flatMap((side, column) => {
    if (side !== "right" || column === 0) return [];
    const figures = rows.flatMap((row) => readCell(row[column], language));
    return isTelling(figures) ? [figures as Figure[]] : [];
  });
  const drawn = columns.flat();
  for (const { cell, value, unit } of drawn) {
    cell.share = value / Math.max(...drawn.filter((other) => other.unit === unit).map((other) => other.value));
  }
}

/** Nothing where the cell is empty or a sum; `undefined` where it is no figure. */
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

function isTelling(figures: (Figure | undefined)[]): boolean {
  const values = figures.map((figure) => figure?.value ?? Number.NaN);
  if (values.length < fewestFigures || values.some((value) => Number.isNaN(value))) return false;
  return new Set(figures.map((figure) => figure?.unit)).size === 1 && Math.min(...values) <= mostAlike * Math.max(...values);
}
