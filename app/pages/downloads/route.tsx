import { Link, useLoaderData } from "react-router";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { BasketBar } from "./basket-bar.tsx";
import { DownloadGroups } from "./download-groups.tsx";
import { filterQuery } from "./download-filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { useBasket } from "./use-basket.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Downloads() {
  const { way, emergency, heading, hasImages, copy, feed, filter, choices, activeFilters, groups, bundle, number, hasMore } =
    useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const basket = useBasket(bundle.maxFiles);
  const pageUrl = localPath(language, path);
  const pageLink = (page: number) => pageUrl + filterQuery(filter, page);
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={heading} lead={copy.lead} />
      <Container className="grid gap-x-gap gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
        <div className="lg:col-span-3">
          <FilterFold active={activeFilters.map(({ name }) => name)}>
            <FilterForm action={pageUrl} filter={filter} choices={choices} pageLanguage={language} copy={copy} />
          </FilterFold>
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:gap-8 lg:col-span-9">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-soft pb-3">
            <output className="font-label tabular-nums">{copy.count}</output>
            {activeFilters.map(({ facet, name, remainingFilter }) => (
              <TextLink
                key={facet}
                to={pageUrl + filterQuery(remainingFilter)}
                className="text-small"
                aria-label={fillPlaceholders(copy.remove, { name })}
              >
                {name} <span aria-hidden="true">×</span>
              </TextLink>
            ))}
            <span className="ml-auto">
              <FeedLink {...feed} />
            </span>
          </div>
          {groups.length === 0 && <EmptyState {...copy.empty} to={pageUrl} />}
          {hasImages && (
            <p className="max-w-prose text-small text-soft">
              {copy.terms.text}{" "}
              <Link to={localPath(language, "/about-us/mark")} className="underline underline-offset-4">
                {copy.terms.logo}
              </Link>
            </p>
          )}
          <DownloadGroups groups={groups} open={activeFilters.length > 0} basket={basket} copy={copy} />
          {groups.length > 0 && (
            <BasketBar basket={basket} bundle={bundle} visibleFiles={groups.flatMap(({ rows }) => rows)} copy={copy.basket} />
          )}
          <Pagination
            label={copy.pages.label}
            current={fillPlaceholders(copy.pages.current, { number })}
            before={number > 1 ? { to: pageLink(number - 1), text: copy.pages.before } : undefined}
            after={hasMore ? { to: pageLink(number + 1), text: copy.pages.after } : undefined}
          />
        </div>
      </Container>
    </>
  );
}
