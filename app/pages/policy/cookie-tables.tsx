import type { CookieGroup } from "./cookie-table.server.ts";
import type { Copy } from "./copy/fr.ts";

/** On narrow screens the duration moves below the purpose. */
export function CookieTables({ copy, groups }: { copy: Copy["cookies"]; groups: readonly CookieGroup[] }) {
  return (
    <div className="grid gap-12 py-6">
      {groups.map(({ category, name, text, rows }) => (
        <section key={category} aria-labelledby={`cookies-${category}`}>
          <h3 id={`cookies-${category}`} className="font-label">
            {name}
          </h3>
          <p className="max-w-[40rem] pb-4 pt-1 text-soft">{text}</p>
          {rows.length === 0 ? (
            <p className="border-y border-rule py-4">{copy.none}</p>
          ) : (
            <table aria-labelledby={`cookies-${category}`} className="w-full border-collapse text-left leading-snug">
              <thead className="border-b border-soft text-small text-soft">
                <tr>
                  <Column className="w-2/5 md:w-1/4">{copy.columns.name}</Column>
                  <Column>{copy.columns.purpose}</Column>
                  <Column className="hidden w-1/5 md:table-cell">{copy.columns.lasts}</Column>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  );
}

function Column({ children, className = "" }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`py-2 pr-4 font-normal last:pr-0 ${className}`}>
      {children}
    </th>
  );
}

function Row({ row }: { row: CookieGroup["rows"][number] }) {
  return (
    <tr className="border-b border-rule align-baseline">
      <th scope="row" className="py-3 pr-4 font-normal">
        <code translate="no" className="text-small font-label wrap-anywhere">
          {row.name}
        </code>
        <span className="block hyphens-auto text-small text-soft">{row.kind}</span>
      </th>
      <td className="hyphens-auto py-3 pr-4">
        {row.purpose}
        {row.by && <span className="block text-small text-soft">{row.by}</span>}
        <span className="block pt-1 text-small text-soft md:hidden">{row.lasts}</span>
      </td>
      <td className="hidden py-3 tabular-nums md:table-cell">{row.lasts}</td>
    </tr>
  );
}
