import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import type { DistributorsData } from "./data.server.ts";

/** The range as a table with documents, to print or to download. */
export function RangeTable({ data: { copy, rows, cells } }: { data: DistributorsData }) {
  const { range } = copy;
  const { columns } = range;
  return (
    <Container className="pt-12 lg:pt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-4">
        <h2 className="text-h3">{range.heading}</h2>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <CsvLink cells={cells} file="ecactus-range.csv">
            {range.csv}
          </CsvLink>
          <PrintButton>{range.print}</PrintButton>
        </p>
      </div>
      <DataTable
        caption={range.caption}
        columns={[columns.product, columns.line, columns.figures, columns.documents]}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <span key="name" lang={row.lang} className="block lg:min-w-72">
              <Link to={row.to} className="underline-offset-4 hover:underline">
                {row.name}
              </Link>
              <span className="block font-normal text-soft">{row.kind}</span>
            </span>,
            row.line,
            <Lines key="figures" lines={row.figures} />,
            <Documents key="documents" documents={row.documents} product={row.name} />,
          ],
        }))}
      />
    </Container>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Documents({ documents, product }: { documents: DistributorsData["rows"][number]["documents"]; product: string }) {
  return (
    // Keeps the hidden names inside the scrolling table.
    <ul className="relative flex flex-wrap gap-x-4 md:block">
      {documents.map(({ to, text }) => (
        <li key={to}>
          <a href={to} className="inline-block py-0.5 underline underline-offset-4">
            {text} <span className="sr-only">{product}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
