import { FoldCount, FoldHead } from "#app/ui/fold-head.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { DownloadGroup, DownloadRow } from "./downloads-view.server.ts";
import type { DownloadsData } from "./data.server.ts";
import { basketForm, type Basket } from "./use-basket.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type Texts = { copy: Pick<DownloadsData["copy"], "example" | "details" | "detailsOf" | "checksum" | "basket"> };

type BasketProps = { basket: Basket };

/** `open`: whether phones show the files at once. */
type DownloadGroupsProps = { groups: readonly DownloadGroup[]; open: boolean } & BasketProps & Texts;

export function DownloadGroups({ groups, open, basket, copy }: DownloadGroupsProps) {
  return groups.map(({ key, name, kind, lang, picture, bundle, rows }) => (
    <section key={key} aria-labelledby={`group-${key}`} className="grid gap-x-gap md:grid-cols-9">
      <FoldHead label={name} open={open || groups.length === 1} className="md:col-span-2">
        <div className="flex items-center gap-4 md:flex-col md:items-start md:pt-3">
          {picture && (
            <PictureView
              picture={picture}
              alt=""
              sizes="5rem"
              className="size-12 flex-none object-contain object-bottom md:size-20 md:object-left-bottom"
            />
          )}
          <div className="min-w-0">
            <h2 id={`group-${key}`} className="font-label hyphens-auto" lang={lang}>
              {name} <FoldCount count={rows.length} />
            </h2>
            {kind && (
              <p className="text-small text-soft hyphens-auto" lang={lang}>
                {kind}
              </p>
            )}
            {bundle && (
              <a
                className="inline-block py-1 text-small text-action underline underline-offset-4"
                href={bundle.href}
                aria-label={bundle.label}
              >
                {bundle.text}
              </a>
            )}
          </div>
        </div>
      </FoldHead>
      <ul className="min-w-0 md:col-span-7">
        {rows.map((row) => (
          <Row key={row.id} row={row} basket={basket} copy={copy} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ row, basket, copy }: { row: DownloadRow } & BasketProps & Texts) {
  const { id, title, lang, url, language, version, date, size, sha256, facts, changes } = row;
  return (
    <li className="link-row grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-3">
      <input
        type="checkbox"
        form={basketForm}
        name="document"
        value={id}
        aria-label={fillPlaceholders(copy.basket.choose, { title })}
        checked={basket.isSelected(id)}
        disabled={basket.isFull && !basket.isSelected(id)}
        onChange={({ currentTarget }) => basket.setSelected(row, currentTarget.checked)}
        className="check relative z-1 row-span-2 mt-1"
      />
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {/* A plain link, because the browser loads files, not the router. */}
        <a href={url} hrefLang={language?.tag} className="row-link min-w-0 py-1 font-label text-action hyphens-auto" lang={lang}>
          {title}
        </a>
        <Tags row={row} copy={copy} />
      </div>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 text-small text-soft tabular-nums">
        <span>{size}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <details className="relative z-1 min-w-0 open:basis-full">
          <summary
            className="w-fit py-1 underline decoration-rule underline-offset-4 hover:text-action"
            aria-label={fillPlaceholders(copy.detailsOf, { title })}
          >
            {copy.details}
          </summary>
          <p className="flex flex-wrap gap-x-5">
            <span>{version}</span>
            <time dateTime={date.iso}>{date.text}</time>
          </p>
          <p className="pb-2">
            {copy.checksum} <code className="text-ink wrap-anywhere">{sha256}</code>
          </p>
        </details>
      </div>
      {changes && (
        <p className="col-start-2 max-w-prose pt-1 text-small whitespace-pre-line" lang={lang}>
          {changes}
        </p>
      )}
    </li>
  );
}

function Tags({ row, copy }: { row: DownloadRow } & Texts) {
  const { format, language, example, expired } = row;
  return (
    <span className="flex flex-wrap items-baseline gap-2">
      {expired && <Tag>{expired}</Tag>}
      {example && <Tag>{copy.example}</Tag>}
      {language && (
        <Tag tone="plain">
          <abbr title={language.name} className="no-underline">
            {language.short}
          </abbr>
        </Tag>
      )}
      <Tag tone="plain">{format}</Tag>
    </span>
  );
}
