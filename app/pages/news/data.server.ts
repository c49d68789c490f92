import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { listPagePath, readListPage } from "#app/page/list-page.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { feedAddress } from "#domain/feeds/schema";
import { formatInBrackets } from "#i18n/traits.ts";
import { groupNews } from "./group-news.server.ts";
import { newsRow } from "./news-row.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const [{ feed: feedName }, { items, number, hasMore }] = await Promise.all([
    readCopy(page, "article"),
    readListPage(page, "news", query),
  ]);
  const { lead, rows, guides } = groupNews(items, number);
  return {
    copy,
    seo: {
      ...seo,
      title: number === 1 ? seo.title : fillPlaceholders(seo.pageTitle, { number }),
      path: listPagePath(path, number),
      // Other languages may have fewer pages.
      languages: number === 1 ? undefined : [page.language],
      image: previewOf("house-detail"),
      feeds: [{ title: feedName + formatInBrackets(page.language, copy.news), address: feedAddress(page.language, "news") }],
      jsonLd: [await breadcrumbList(page, [{ name: copy.news, path }])],
    },
    feed: { address: feedAddress(page.language, "news"), title: feedName },
    lead: lead && newsRow(page, lead),
    rows: rows.map((row) => newsRow(page, row)),
    guides: guides.map((guide) => newsRow(page, guide)),
    number,
    hasMore,
    isWhole: !page.api.hasFailed(),
  };
});
