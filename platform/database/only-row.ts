/** The row of a statement that always answers with one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("The statement answered with no row.");
  return row;
}
