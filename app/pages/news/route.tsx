import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { loadKeptList, useKeptList } from "#app/page/kept-list.ts";
import { listPagePath, readListPage } from "#app/page/list-page.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { feedAddress } from "#domain/feeds/schema";
import { localPath } from "#i18n/paths.ts";
import { inBrackets } from "#i18n/traits.ts";
import { leadStory, newsRow } from "./news-row.server.ts";
import { Stories } from "./stories.tsx";
import { fill } from "#i18n/fill.ts";

export { meta } from "#app/page/page-exports.ts";

const path = "/explore/news";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const [{ feed: feedName }, { items, number, hasMore }] = await Promise.all([
    readCopy(page, "article"),
    readListPage(page, "news", query),
  ]);
  const lead = number === 1 ? items[0] : undefined;
  const rows = lead ? items.slice(1) : items;
  return {
    copy,
    seo: {
      ...seo,
      title: number === 1 ? seo.title : fill(seo.pageTitle, { number }),
      path: listPagePath(path, number),
      // Another language need not have as many pages.
      languages: number === 1 ? undefined : [page.language],
      image: previewOf("house-detail"),
      feeds: [{ title: feedName + inBrackets(page.language, copy.news), address: feedAddress(page.language, "news") }],
      jsonLd: [await breadcrumbList(page, [{ name: copy.news, path }])],
    },
    feed: { address: feedAddress(page.language, "news"), title: feedName },
    lead: lead && leadStory(page, lead),
    rows: rows.map((row) => newsRow(page.language, row)),
    number,
    hasMore,
    isWhole: !page.api.hasFailed(),
  };
});

export const handle: PageHandle = { Newsletter: NewsletterBand };
export const clientLoader = loadKeptList("newsList");

export default function News() {
  useKeptList("newsList");
  const { copy, feed, lead, rows, number, hasMore } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const to = (pageNumber: number) => localPath(language, listPagePath(path, pageNumber));
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.news} />
      <div className="flex flex-col gap-4 pb-10 pt-10 lg:pb-14 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto">{copy.heading}</h1>
        <p className="max-w-[36ch] text-lead text-pretty">{copy.lead}</p>
        <FeedLink {...feed} />
      </div>
      <div className="flex flex-col gap-16 lg:gap-24">
        {!lead && rows.length === 0 && <EmptyState {...copy.empty} to={localPath(language, "/products")} />}
        <Stories lead={lead} rows={rows} copy={copy} />
        <Pagination
          label={copy.pages.label}
          current={fill(copy.pages.current, { number })}
          before={number > 1 ? { to: to(number - 1), text: copy.pages.newer } : undefined}
          after={hasMore ? { to: to(number + 1), text: copy.pages.older } : undefined}
        />
      </div>
    </Container>
  );
}
