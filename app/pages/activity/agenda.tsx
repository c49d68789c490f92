import { Link } from "react-router";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLinks } from "#app/ui/feed-link.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { AgendaEntry } from "./agenda-entry.tsx";
import type { ActivityPageData } from "./data.server.ts";

export function Agenda({ copy, feeds, tabs, sectors, current, months, picture, hasEvents, empty }: ActivityPageData) {
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.activity} />
      <div className="grid items-end gap-x-gap gap-y-8 pb-10 pt-8 lg:grid-cols-12 lg:pb-14 lg:pt-10">
        <div className="flex flex-col gap-5 lg:col-span-6">
          <h1 className="text-display text-balance hyphens-auto lg:[&:lang(de)]:text-[clamp(2.75rem,4.6vw,4.75rem)]">{copy.heading}</h1>
          {hasEvents && <p className="max-w-[40ch] text-lead text-pretty">{copy.lead}</p>}
          <FeedLinks feeds={feeds} />
        </div>
        <div className="aspect-16/9 overflow-clip rounded-picture lg:col-span-6 lg:aspect-2/1">
          <PictureView
            picture={picture}
            alt={copy.pictureAlt}
            sizes="(min-width: 64rem) 40rem, 100vw"
            first
            className="size-full object-cover object-[50%_62%]"
          />
        </div>
      </div>
      {hasEvents && <Filters copy={copy} tabs={tabs} sectors={sectors} current={current} />}
      {months.map(({ month, rows }) => (
        <section key={month} className="grid gap-x-gap pt-14 lg:grid-cols-12 lg:pt-20">
          <h2 className="pb-4 text-h3 first-letter:uppercase lg:sticky lg:top-24 lg:col-span-3 lg:self-start lg:text-[clamp(1.75rem,2.4vw,2.25rem)] lg:leading-tight lg:tracking-[-0.02em]">
            {month}
          </h2>
          <ol className="border-b border-rule lg:col-span-9">
            {rows.map((row) => (
              <AgendaEntry key={row.id} row={row} copy={copy} />
            ))}
          </ol>
        </section>
      ))}
      {months.length === 0 && (
        <div className="pt-12">
          <EmptyState {...empty} />
        </div>
      )}
    </Container>
  );
}

function Filters({ copy, tabs, sectors, current }: Pick<ActivityPageData, "copy" | "tabs" | "sectors" | "current">) {
  return (
    <>
      <TabLinks label={copy.statusLabel} links={tabs} current={current} />
      <FilterFold heading={copy.sectorLabel} active={sectors.slice(1).map(({ name, isCurrent }) => (isCurrent ? name : undefined))}>
        <nav aria-label={copy.sectorLabel} className="pt-3">
          <ul className="flex flex-wrap gap-x-5">
            {sectors.map(({ to, name, isCurrent }) => (
              <li key={to}>
                <Link
                  to={to}
                  preventScrollReset
                  aria-current={isCurrent ? "true" : undefined}
                  className="inline-block min-w-6 py-1.5 text-small text-soft underline-offset-4 hover:text-strong hover:underline aria-[current]:font-label aria-[current]:text-strong aria-[current]:underline aria-[current]:decoration-2"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </FilterFold>
    </>
  );
}
