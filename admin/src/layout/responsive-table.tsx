import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.ts";

/** `sorted`: direction if the table is sorted by this column. */
type SortedColumn = { name: string; sorted: "asc" | "desc" | undefined; onSort(): void };
type Column = string | SortedColumn;
type ResponsiveTableProps = { name: string; columns: readonly Column[]; children: ReactNode };

const nameOf = (column: Column) => (typeof column === "string" ? column : column.name);

/** Table that scrolls sideways on its own, also by keyboard. On a phone each row becomes a card. */
export function ResponsiveTable({ name, columns, children }: ResponsiveTableProps) {
  return (
    <Card component="section" variant="outlined" aria-label={name} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: cardLayout(columns) })}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <ColumnHeader key={nameOf(column)} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Card>
  );
}

function ColumnHeader({ column }: { column: Column }) {
  if (typeof column === "string") return <TableCell>{column}</TableCell>;
  const { name, sorted, onSort } = column;
  return (
    <TableCell sortDirection={sorted}>
      <TableSortLabel active={sorted !== undefined} direction={sorted} onClick={onSort}>
        {name}
      </TableSortLabel>
    </TableCell>
  );
}

/** Stacks the cells of a row, each with the name of its column. A checkbox stays beside the row's heading. */
function cardLayout(columns: readonly Column[]) {
  const columnLabels = columns.map((column, index) => [
    `& tbody td:nth-child(${index + 1}):not(.MuiTableCell-paddingCheckbox, [colspan])::before`,
    { content: JSON.stringify(nameOf(column)), display: "block", typography: "body2", color: "text.secondary" },
  ]);
  const isSortable = columns.some((column) => typeof column !== "string");
  return {
    "&, & tbody": { display: "block" },
    "& thead": isSortable ? { display: "block" } : visuallyHidden,
    "& thead tr": { display: "flex" },
    "& thead th": { flex: "none", borderBottom: 0 },
    "& thead th:not(:has(.MuiTableSortLabel-root))": visuallyHidden,
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      py: 1,
      borderTop: 1,
      borderColor: "divider",
    },
    "& tbody :is(th, td)": {
      gridColumn: "1 / -1",
      py: 0.5,
      borderBottom: 0,
      textAlign: "start",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
    "& tbody th": { gridColumn: "2 / -1" },
    "& tbody td:empty": { display: "none" },
    "& tbody .MuiTableCell-paddingCheckbox": { gridColumn: 1, pt: 0 },
    ...Object.fromEntries(columnLabels),
  };
}
