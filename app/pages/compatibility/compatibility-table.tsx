import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { JoinedRow } from "./compatibility-table.server.ts";
import type { CompatibilityData } from "./data.server.ts";

type CompatibilityTablesProps = {
  groups: CompatibilityData["groups"];
  /** Whether a row is about one country. Otherwise the column would say the same in every row. */
  hasMarkets: boolean;
  example?: string;
  copy: CompatibilityData["copy"];
};

/** One table per product of ours. */
export function CompatibilityTables({ groups, hasMarkets, example, copy: { columns } }: CompatibilityTablesProps) {
  const language = usePageLanguage();
  const names = [columns.other, columns.answer, columns.note, ...(hasMarkets ? [columns.market] : []), columns.date];
  return groups.map(({ product, rows }) => (
    <section key={product.id} className="grid gap-2 pb-6">
      <h2 className="text-h3">
        <Link to={localPath(language, `/products/${product.id}`)} className="line-link">
          {product.name}
        </Link>
      </h2>
      <DataTable
        caption={product.name}
        isCaptionHidden
        columns={names}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <OtherDevice key="other" row={row} example={example} />,
            <Answer key="answer" row={row} />,
            <Note key="note" row={row} />,
            ...(hasMarkets ? [row.market] : []),
            <time key="date" dateTime={row.date.iso} className="whitespace-nowrap">
              {row.date.text}
            </time>,
          ],
        }))}
      />
    </section>
  ));
}

function OtherDevice({ row: { models, maker, example: isExample }, example }: { row: JoinedRow; example: string | undefined }) {
  return (
    <span className="block min-w-32">
      {models.map(({ id, model }) => (
        <span key={id} id={id} className="block scroll-mt-bar">
          {model}
        </span>
      ))}
      <span className="block text-small font-normal text-soft">{maker}</span>
      {isExample && example && <Tag>{example}</Tag>}
    </span>
  );
}

const marks = { yes: "before:bg-action", from: "before:bg-sun", no: "before:bg-danger" };

/** The word carries the answer; the mark repeats it as a colour. */
function Answer({ row: { kind, answer, firmware } }: { row: JoinedRow }) {
  return (
    <span
      className={classNames("relative block min-w-28 pl-4 before:absolute before:left-0 before:top-[0.35em] before:size-2.5", marks[kind])}
    >
      <b className="font-label">{answer}</b>
      {firmware && <span className="block text-small text-soft">{firmware}</span>}
    </span>
  );
}

function Note({ row: { note, document, lang } }: { row: JoinedRow }) {
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
