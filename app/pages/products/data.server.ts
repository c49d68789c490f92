import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { filterCategories, type ProductCategory } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { maxCompared, parseComparedIds, catalogueQuery, parseCatalogueState } from "./catalogue-query.ts";
import { catalogueItem, figureRows, layOutWall } from "./catalogue-item.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export const loader = pageLoader("/products", async ({ page, path, query, copy: ownCopy, seo }) => {
  const [shellCopy, figureCopy, products] = await Promise.all([readCopy(page, "frame"), readCopy(page, "figures"), readSoldProducts(page)]);
  // Use the category names of the menu.
  const copy = { ...ownCopy, categories: { ...shellCopy.categories, accessory: shellCopy.lines.accessory }, lines: shellCopy.lines };
  const ids = products.map(({ id }) => id);
  const state = parseCatalogueState(query, { categories: filterCategories, ids });
  const requestedIds = parseComparedIds(query);
  if (query.has("compare") && requestedIds.join() !== state.compared.join()) {
    const hasTooMany = new Set(requestedIds.filter((id) => ids.includes(id))).size > maxCompared;
    // Redirect to the normalized query, so that the page cache holds one entry per comparison.
    throw redirect(localPath(page.language, path) + catalogueQuery(state) + (hasTooMany ? "#too-many" : ""));
  }
  return {
    copy,
    // Filters and comparisons show parts of this page, so the canonical URL has no query.
    seo: {
      ...seo,
      title: state.category
        ? fillPlaceholders(seo.categoryTitle, { category: copy.categories[state.category as ProductCategory] })
        : seo.title,
      image: previewOf("agave-th-hero"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.products, path }])],
    },
    filters: filterCategories,
    products: products.map((product) => catalogueItem(page, product, figureCopy)),
    wall: layOutWall(page, products),
    figures: figureRows(products, figureCopy),
    isWhole: !page.api.hasFailed(),
  };
});

export type CatalogueData = Awaited<ReturnType<typeof loader>>;
