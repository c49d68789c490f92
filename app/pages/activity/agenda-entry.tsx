import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { ActivityRow } from "./activity-row.server.ts";
import type { ActivityPageData } from "./data.server.ts";

export function AgendaEntry({ row, copy }: { row: ActivityRow; copy: ActivityPageData["copy"] }) {
  const language = usePageLanguage();
  return (
    <li
      id={row.id}
      className="grid scroll-mt-24 grid-cols-[5.5rem_1fr] gap-x-gap border-t border-rule py-7 target:border-t-3 target:border-mark md:grid-cols-[9rem_1fr] lg:py-9"
    >
      <p className="min-w-0">
        <span className="block text-small text-soft wrap-anywhere first-letter:uppercase">{row.weekday}</span>
        <span className="block text-[clamp(3rem,1.8rem+4vw,5.5rem)] leading-[0.9] font-monument tracking-[-0.045em] tabular-nums">
          {row.dayNumber}
        </span>
        {row.until && <span className="block pt-2 text-small tabular-nums text-soft">→ {row.until}</span>}
      </p>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <time dateTime={row.startsAt} className="tabular-nums text-sun-deep first-letter:uppercase">
            {row.when}
          </time>
          {row.ongoing && <Tag tone="live">{copy.now}</Tag>}
          {row.example && <Tag>{copy.example}</Tag>}
        </p>
        <h3
          className="text-h3 text-balance hyphens-auto wrap-anywhere lg:text-[clamp(1.5rem,2vw,1.875rem)] lg:leading-[1.15]"
          lang={row.lang}
        >
          {row.title}
        </h3>
        <p className="max-w-[58ch] text-soft" lang={row.lang}>
          {row.lead}
        </p>
        <p className="flex flex-wrap gap-x-4 text-small">
          <span className="font-label" lang={row.lang}>
            {row.place}
          </span>
          <span className="text-soft">{row.sector}</span>
        </p>
        {row.calendar && (
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <a
              href={row.calendar.address}
              type="text/calendar"
              aria-label={row.calendar.name}
              className="line-link inline-block py-1.5 font-label text-action forced-colors:underline"
            >
              {copy.calendar}
            </a>
            <TextLink to={localPath(language, "/contact-us#ask")}>{copy.seat}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
