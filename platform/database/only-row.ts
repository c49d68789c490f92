/** Returns the row of a statement that always returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("The statement returned no row.");
  return row;
}
