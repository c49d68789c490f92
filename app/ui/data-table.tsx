import { useId, type ReactNode } from "react";
import { tableRoles } from "./table-roles.ts";

type DataTableProps = {
  caption: string;
  /** For a table below a heading that names it. */
  isCaptionHidden?: boolean;
  columns: readonly string[];
  /** The first cell is the row header. */
  rows: readonly { id: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
  empty?: ReactNode;
};

/** Converts rows of text, identified by their first cell. */
export const textRows = (rows: readonly (readonly [string, ...string[]])[]) => rows.map((cells) => ({ id: cells[0], cells }));

/**
 * Data table. A wide table scrolls inside its container, also by keyboard. On phones each row is a block with the columns' names; the
 * roles keep it a table there in browsers that derive them from `display`.
 */
export function DataTable({ caption, isCaptionHidden = false, columns, rows, empty }: DataTableProps) {
  const captionId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-labelledby={captionId} tabIndex={0} className="goes-on overflow-x-auto">
      <table {...tableRoles.table} className="stacked-table w-full min-w-md border-collapse text-left leading-snug tabular-nums">
        <caption id={captionId} className={isCaptionHidden ? "sr-only" : "pb-3 text-left font-label"}>
          {caption}
        </caption>
        <thead {...tableRoles.group} className="border-b border-soft text-small text-soft">
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} {...tableRoles.column} className="py-2 pr-6 align-bottom font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id} {...tableRoles.row} className="border-b border-rule align-baseline">
              <th {...tableRoles.rowHeader} className="py-3 pr-6 font-label">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} {...tableRoles.cell} data-label={columns[index + 1]} className="py-3 pr-6 last:pr-0">
                  {value}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...tableRoles.row} className="border-b border-rule">
              <td {...tableRoles.cell} colSpan={columns.length} className="py-8">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
