import { Link } from "react-router";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ResultRow } from "./result-row.server.ts";

/** What was found, best first; the link of the title covers the row. */
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

function Result({ row, example }: { row: ResultRow; example: string }) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mark lg:grid-cols-12 lg:gap-x-gap">
      <p className="flex flex-wrap gap-x-3 pb-1 text-small text-ink-soft lg:col-span-2 lg:flex-col lg:pt-0.5">
        <span>{row.typeName}</span>
        {row.date && <span className="tabular-nums">{row.date}</span>}
      </p>
      <div className="col-start-1 min-w-0 lg:col-span-7 lg:col-start-3">
        <h3 className="text-lead leading-snug font-label text-balance hyphens-auto wrap-anywhere" lang={row.lang}>
          <Link to={row.to} className="decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline">
            {row.title}
          </Link>
          {row.example && (
            <>
              {" "}
              <Tag>{example}</Tag>
            </>
          )}
        </h3>
        <p className="pt-1 leading-normal text-ink-soft wrap-anywhere" lang={row.lang}>
          {row.excerpt.map(({ text, match }, index) =>
            match ? (
              <mark key={index} className="bg-transparent font-label text-ink shadow-[inset_0_-2px_var(--color-light)]">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      {row.picture && (
        <div className="col-start-2 row-span-2 row-start-1 flex size-20 items-center justify-center rounded-control bg-sand p-2 lg:col-span-2 lg:col-start-11 lg:row-span-1 lg:justify-self-end">
          <PictureView picture={row.picture} alt="" sizes="5rem" className="max-h-full w-auto object-contain" />
        </div>
      )}
    </li>
  );
}
