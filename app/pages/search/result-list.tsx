import { Link } from "react-router";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ResultRow } from "./result-row.server.ts";

/** The title's link covers the whole row. */
export function ResultList({ heading, rows, example }: { heading: string; rows: readonly ResultRow[]; example: string }) {
  return (
    <section>
      <h2 className="sr-only">{heading}</h2>
      <ol className="border-b border-line">
        {rows.map((row) => (
          <Result key={row.to} row={row} example={example} />
        ))}
      </ol>
    </section>
  );
}

/** On phones the image stands beside the title with the excerpt below; wide windows show all side by side. */
function Result({ row, example }: { row: ResultRow; example: string }) {
  return (
    <li className="link-row grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] gap-x-4 border-t border-line py-4 md:grid-rows-[auto_auto_1fr] lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-gap">
      <p className="row-start-1 flex flex-wrap gap-x-3 pb-1 text-small text-ink-soft lg:col-start-1 lg:col-end-3 lg:row-end-3 lg:flex-col lg:pt-0.5">
        <span>{row.typeName}</span>
        {row.date && <span className="tabular-nums">{row.date}</span>}
      </p>
      <h3 className="col-start-1 row-start-2 text-lead leading-snug font-label text-balance hyphens-auto wrap-anywhere lg:col-start-3 lg:col-end-10 lg:row-start-1">
        <Link to={row.to} lang={row.lang} reloadDocument={row.isFile} className="row-link">
          {row.title}
        </Link>
        {row.expired && (
          <>
            {" "}
            <Tag>{row.expired}</Tag>
          </>
        )}
        {row.example && (
          <>
            {" "}
            <Tag>{example}</Tag>
          </>
        )}
      </h3>
      <p
        className="col-start-1 col-end-3 row-start-3 pt-1 leading-normal text-ink-soft wrap-anywhere md:col-end-2 lg:col-start-3 lg:col-end-10 lg:row-start-2"
        lang={row.lang}
      >
        {row.excerpt.map((text, index) =>
          index % 2 === 1 ? (
            <mark key={index} className="bg-transparent font-label text-ink shadow-[inset_0_-2px_var(--color-light)]">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {row.picture && (
        <div className="col-start-2 row-start-1 row-end-3 flex size-14 items-center justify-center rounded-control bg-sand p-1.5 md:row-end-4 md:size-20 md:p-2 lg:col-start-11 lg:col-end-13 lg:row-end-3 lg:justify-self-end">
          <PictureView picture={row.picture} alt="" sizes="5rem" className="max-h-full w-auto object-contain" />
        </div>
      )}
    </li>
  );
}
