import type { ReactNode } from "react";
import { formatCsv } from "./table-text.ts";

type CsvLinkProps = { cells: readonly (readonly string[])[]; file: string; children: ReactNode };

/** Downloads a table as a CSV file, also without JavaScript. */
export function CsvLink({ cells, file, children }: CsvLinkProps) {
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(formatCsv(cells))}`}
      download={file}
      className="line-link py-1.5 font-label text-action"
    >
      {children}
    </a>
  );
}
