import { data } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { renderResult } from "#app/page/render-result.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { maxSelectedFiles, nextExpiry, selectionPath } from "#domain/documents/schema";
import { feedAddress } from "#domain/feeds/schema";
import { isSoldIn } from "#domain/markets/schema";
import { parseFilter, matchesFilter } from "./download-filter.ts";
import { activeFilters, filterChoices, groupByProduct, sortDownloads } from "./downloads-view.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { path } from "./path.ts";

const pageSize = 30;

export const loader = pageLoader(path, async ({ page, context, query, copy, seo }) => {
  const { language, now } = page;
  const [{ way, emergency, jsonLd }, allDownloads, products] = await Promise.all([
    readSupport(page, "downloads"),
    readList(page, "download"),
    readSoldProducts(page),
  ]);
  // Omit files of products that are only sold in other markets.
  const downloads = allDownloads.filter((file) => file.products.length === 0 || file.products.some((id) => isSoldIn(language, id)));
  const filter = parseFilter(query);
  const pageNumber = Number(query.get("page") ?? 1);
  const matches = sortDownloads(
    downloads.filter((download) => matchesFilter(download, filter, language)),
    products,
    now,
  );
  context.get(renderResult).expiresAt = nextExpiry(downloads, now);
  const pageDownloads = matches.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  // Only page 1 may be empty: pages beyond the end return 404.
  if (pageDownloads.length === 0 && pageNumber > 1) throw data(null, { status: 404 });
  const feed = { title: copy.feed, address: feedAddress(language, "downloads") };
  const choices = filterChoices(language, filter, downloads, products, copy);
  const product = products.find(({ id }) => id === filter.product);
  const groups = groupByProduct(page, { shown: pageDownloads, all: downloads }, products, copy);
  return {
    way,
    emergency,
    heading: product ? fillPlaceholders(copy.headingOf, { product: localiseEntry(language, product).name }) : copy.heading,
    hasImages: groups.some(({ rows }) => rows.some(({ isImage }) => isImage)),
    copy: { ...copy, count: formatMessage(language, copy.count, { count: matches.length }) },
    // A filtered list shows a part of this page, so the canonical URL has no query.
    seo: {
      ...seo,
      image: previewOf("agave-th-detail-2"),
      feeds: [feed],
      jsonLd: [jsonLd],
    },
    feed,
    filter,
    choices,
    activeFilters: activeFilters(filter, choices),
    bundle: { address: selectionPath, maxFiles: maxSelectedFiles },
    groups,
    number: pageNumber,
    hasMore: matches.length > pageNumber * pageSize,
  };
});

export type DownloadsData = Awaited<ReturnType<typeof loader>>;
