import { data, useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { mostChosen, selectionPath } from "#domain/documents/schema";
import { feedAddress } from "#domain/feeds/schema";
import { isSoldIn } from "#domain/markets/schema";
import { localPath } from "#i18n/paths.ts";
import { BasketBar } from "./basket-bar.tsx";
import { DownloadGroups } from "./download-groups.tsx";
import { filterOf, passes, queryOf } from "./download-filter.ts";
import { chosenOf, choicesOf, groupsOf, inOrder } from "./downloads-view.server.ts";
import { FilterForm } from "./filter-form.tsx";
import { useBasket } from "./use-basket.ts";
import { fill } from "#i18n/fill.ts";
import { say } from "#i18n/say.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/support-center/downloads";
const pageSize = 30;

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [{ way, jsonLd }, listed, products] = await Promise.all([
    readSupport(page, "downloads"),
    readList(page, "download"),
    readSoldProducts(page),
  ]);
  // Files about products that are only sold in other markets are left out.
  const downloads = listed.filter((file) => file.products.length === 0 || file.products.some((id) => isSoldIn(language, id)));
  const filter = filterOf(query);
  const number = Number(query.get("page") ?? 1);
  const found = inOrder(
    downloads.filter((download) => passes(download, filter, language)),
    products,
  );
  const shown = found.slice((number - 1) * pageSize, number * pageSize);
  // Only the first page may be empty: one beyond the end does not exist.
  if (shown.length === 0 && number > 1) throw data(null, { status: 404 });
  const feed = { title: copy.feed, address: feedAddress(language, "downloads") };
  const choices = choicesOf(language, filter, downloads, products, copy);
  return {
    way,
    copy: { ...copy, count: say(language, copy.count, { count: found.length }) },
    // A filtered list is a part of this page, so it is known by this page's address.
    seo: {
      ...seo,
      image: previewOf("agave-th-detail-2"),
      feeds: [feed],
      jsonLd: [jsonLd],
    },
    feed,
    filter,
    choices,
    chosen: chosenOf(filter, choices),
    bundle: { address: selectionPath, most: mostChosen },
    groups: groupsOf(page, { shown, all: downloads }, products, copy),
    number,
    hasMore: found.length > number * pageSize,
  };
});

export type DownloadsData = Awaited<ReturnType<typeof loader>>;

export default function Downloads() {
  const { way, copy, feed, filter, choices, chosen, groups, bundle, number, hasMore } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const basket = useBasket(bundle.most);
  const base = localPath(language, path);
  const to = (page: number) => base + queryOf(filter, page);
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <Container className="grid gap-x-gap gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
        <div className="lg:col-span-3">
          <FilterForm action={base} filter={filter} choices={choices} pageLanguage={language} copy={copy} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-9">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-soft pb-3">
            <output className="font-label tabular-nums">{copy.count}</output>
            {chosen.map(({ facet, name, without }) => (
              <TextLink key={facet} to={base + queryOf(without)} className="text-small" aria-label={fill(copy.remove, { name })}>
                {name} <span aria-hidden="true">×</span>
              </TextLink>
            ))}
            <span className="ml-auto">
              <FeedLink {...feed} />
            </span>
          </div>
          {groups.length === 0 && <EmptyState {...copy.empty} to={base} />}
          <DownloadGroups groups={groups} basket={basket} copy={copy} />
          {groups.length > 0 && <BasketBar basket={basket} bundle={bundle} shown={groups.flatMap(({ rows }) => rows)} copy={copy.basket} />}
          <Pagination
            label={copy.pages.label}
            current={fill(copy.pages.current, { number })}
            before={number > 1 ? { to: to(number - 1), text: copy.pages.before } : undefined}
            after={hasMore ? { to: to(number + 1), text: copy.pages.after } : undefined}
          />
        </div>
      </Container>
    </>
  );
}
