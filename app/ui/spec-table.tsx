export type SpecRow = { label: string; value: string; condition?: string };
type Columns = { figure: string; value: string; condition: string };
type SpecTableProps = { caption: string; columns: Columns; rows: readonly SpecRow[]; conditionLang?: string };

/** Table of technical data. In narrow windows the condition moves below its value. */
export function SpecTable({ caption, columns, rows, conditionLang }: SpecTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small text-soft">
        <tr className="border-b border-soft">
          <th scope="col" className="w-1/2 py-2 pr-3 font-normal md:w-2/5 md:pr-4">
            {columns.figure}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {columns.value}
          </th>
          <th scope="col" className="hidden py-2 font-normal md:table-cell">
            {columns.condition}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-rule align-baseline">
            <th scope="row" className="hyphens-auto py-3 pr-2 font-normal max-md:text-small md:pr-4">
              {row.label}
            </th>
            <td className="py-3 font-label tabular-nums max-md:wrap-anywhere md:pr-4">
              {row.value}
              {row.condition && (
                <span className="block text-small font-normal text-soft md:hidden" lang={conditionLang}>
                  {row.condition}
                </span>
              )}
            </td>
            <td className="hidden w-2/5 py-3 text-small text-soft md:table-cell" lang={conditionLang}>
              {row.condition}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
