import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { NewsRow } from "./news-row.server.ts";

export function NewsRows({ heading, rows, example }: { heading: string; rows: readonly NewsRow[]; example: string }) {
  const language = usePageLanguage();
  return (
    <section>
      <h2 className="sr-only">{heading}</h2>
      <ul className="border-b border-line">
        {rows.map((row) => (
          <li key={row.id} className="group relative grid items-baseline gap-x-6 gap-y-2 border-t border-line py-6 lg:grid-cols-12">
            <time dateTime={row.day} className="tabular-nums text-sun-deep lg:col-span-2">
              {row.date}
            </time>
            <h3 className="text-h3 text-balance hyphens-auto wrap-anywhere lg:col-span-5" lang={row.lang}>
              <Link
                to={localPath(language, `/explore/news/${row.id}`)}
                className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {row.title}
              </Link>
            </h3>
            <div className="lg:col-span-5">
              <p className="text-pretty text-ink-soft" lang={row.lang}>
                {row.lead}
              </p>
              {row.example && <Tag>{example}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
