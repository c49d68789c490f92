/**
 * Roles of a table whose rows become blocks in narrow windows (app/styles/narrow.css). Some browsers drop the native roles of table
 * elements with another `display`.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { scope: "col", role: "columnheader" },
  rowHeader: { scope: "row", role: "rowheader" },
  cell: { role: "cell" },
} as const;
