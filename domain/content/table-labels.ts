import type { Token, Tokens } from "marked";

/** `columnName` holds the tokens of the cell's column header. Cells of the first column, which name the row, have none. */
export type LabelledCell = Tokens.TableCell & { columnName?: Token[] };

/** Gives each cell the name of its column, which phones show before the value. */
export function labelCells({ header, rows }: Tokens.Table): void {
  for (const row of rows)
    for (const [index, cell] of row.entries()) if (index > 0) (cell as LabelledCell).columnName = header[index]?.tokens;
}
