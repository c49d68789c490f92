import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { compatibilityAnswers } from "#domain/content/schema";
import { formatMessage } from "#i18n/format-message.ts";
import { languages } from "#i18n/languages.ts";
import { csvCells, joinSameRows, tableRow } from "./compatibility-table.server.ts";
import { facets, listMakers, matchesFilter, parseFilter } from "./filter-rows.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy: { count, ...copy }, seo }) => {
  const { language } = page;
  const [{ way, emergency, jsonLd }, entries, soldProducts, downloads] = await Promise.all([
    readSupport(page, "compatibility"),
    readList(page, "compatibility"),
    readSoldProducts(page),
    readList(page, "download"),
  ]);
  const products = soldProducts.map((product) => localiseEntry(language, product));
  // A row about a product that the market does not sell or no longer shows is left out.
  const visible = entries.filter(({ device }) => products.some(({ id }) => device.includes(id)));
  const filter = parseFilter(query);
  const choices = {
    device: products.filter(({ id }) => visible.some(({ device }) => device.includes(id))).map(({ id, name }) => [id, name] as const),
    maker: listMakers(visible, languages[language].tag).map((maker) => [maker, maker] as const),
    answer: compatibilityAnswers.map((answer) => [answer, copy.answers[answer]] as const),
  };
  const rows = visible
    .filter((entry) => matchesFilter(entry, filter))
    .map((entry) => tableRow(language, localiseEntry(language, entry), { products, downloads, copy }));
  return {
    copy,
    emergency,
    way,
    seo: { ...seo, image: previewOf("cholla-wifi-detail-1"), noindex: query.has("maker"), jsonLd: [jsonLd] },
    filter,
    choices,
    activeFilters: facets.map((facet) => choices[facet].find(([value]) => value === filter[facet])?.[1] ?? filter[facet]),
    count: formatMessage(language, count, { count: rows.length }),
    hasList: visible.length > 0,
    groups: [...Map.groupBy(rows, ({ product }) => product.id).values()].map((group) => ({
      product: group[0]!.product,
      rows: joinSameRows(group),
    })),
    hasMarkets: rows.some(({ market }) => market !== copy.everyMarket),
    cells: csvCells(rows, copy),
    areExamples: rows.length > 0 && rows.every(({ example }) => example),
  };
});

export type CompatibilityData = Awaited<ReturnType<typeof loader>>;
