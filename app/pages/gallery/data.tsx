import { DataTable, textRows } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { SpecTable } from "#app/ui/spec-table.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens, type Ground } from "./specimens.tsx";

export function Data({ copy, grounds }: { copy: Copy["data"]; grounds: Copy["grounds"] }) {
  return (
    <Specimens names={grounds} wide>
      {(ground) => (
        <>
          <dl className="grid gap-8 md:grid-cols-3">
            {copy.figures.map((figure) => (
              <FigureView key={figure.label} {...figure} />
            ))}
          </dl>
          <div className="grid items-end gap-8 lg:grid-cols-2">
            <FigureText {...copy.capacity} />
            <FigureText {...copy.seconds} size="monument" />
          </div>
          <Tables copy={copy} ground={grounds[ground]} />
          <EmptyState {...copy.empty} to="#data" />
        </>
      )}
    </Specimens>
  );
}

function Tables({ copy, ground }: { copy: Copy["data"]; ground: Copy["grounds"][Ground] }) {
  const { specification, comparison } = copy;
  const { columns } = comparison;
  const rows = textRows(comparison.rows);
  return (
    <>
      <SpecTable {...specification} />
      <DataTable caption={`${comparison.caption} · ${ground}`} columns={columns} rows={rows} />
      <DataTable
        caption={`${comparison.caption} · ${ground} · ${copy.empty.heading}`}
        columns={columns}
        rows={[]}
        empty={copy.empty.heading}
      />
    </>
  );
}
