import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { TableRow } from "./compatibility-table.server.ts";
import type { CompatibilityData } from "./data.server.ts";

type CompatibilityTableProps = { rows: readonly TableRow[]; example?: string; copy: CompatibilityData["copy"] };

export function CompatibilityTable({ rows, example, copy: { caption, columns } }: CompatibilityTableProps) {
  // Phones show the first two columns without scrolling.
  const names = [columns.other, columns.answer, columns.device, columns.market, columns.note, columns.date];
  return (
    <DataTable
      caption={caption}
      columns={names}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          <OtherDevice key="other" row={row} example={example} />,
          <Answer key="answer" row={row} />,
          <Device key="device" row={row} />,
          row.market,
          <Note key="note" row={row} />,
          <time key="date" dateTime={row.date.iso} className="whitespace-nowrap">
            {row.date.text}
          </time>,
        ],
      }))}
    />
  );
}

function OtherDevice({ row: { id, maker, model, example: isExample }, example }: { row: TableRow; example: string | undefined }) {
  return (
    <span id={id} className="block min-w-32 scroll-mt-bar">
      {model}
      <span className="block text-small font-normal text-soft">{maker}</span>
      {isExample && example && <Tag>{example}</Tag>}
    </span>
  );
}

function Device({ row: { product } }: { row: TableRow }) {
  return (
    <Link to={localPath(usePageLanguage(), `/products/${product.id}`)} className="underline">
      {product.name}
    </Link>
  );
}

const marks = { yes: "before:bg-action", from: "before:bg-sun", no: "before:bg-danger" };

/** The word carries the answer; the mark repeats it as a colour. */
function Answer({ row: { kind, answer, firmware } }: { row: TableRow }) {
  return (
    <span
      className={classNames("relative block min-w-28 pl-4 before:absolute before:left-0 before:top-[0.35em] before:size-2.5", marks[kind])}
    >
      <b className="font-label">{answer}</b>
      {firmware && <span className="block text-small text-soft">{firmware}</span>}
    </span>
  );
}

function Note({ row: { note, document, lang } }: { row: TableRow }) {
  return (
    <span className="block min-w-56 max-w-prose">
      {note && <span lang={lang}>{note}</span>}
      {document && (
        <a href={document.url} lang={document.lang} className="block py-1 text-action underline wrap-anywhere">
          {document.title}
        </a>
      )}
    </span>
  );
}
