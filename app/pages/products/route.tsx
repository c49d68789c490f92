import { redirect, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { groupByLanguage } from "#app/api-client/api-client.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { ProductSummary } from "#app/page/entries.ts";
import { loadKeptList, useKeptList } from "#app/page/kept-list.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { shownCategories, type ProductCategory } from "#domain/content/schema";
import { contentLanguageOf } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { Catalogue } from "./catalogue.tsx";
import { mostCompared, namedIds, queryOf, stateOf } from "./catalogue-address.ts";
import { catalogueItem, figureRows, wallOf } from "./catalogue-item.server.ts";

const path = "/products";
/** Accessories stand below the list of all products instead. */

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo: seoCopy, ...ownCopy }, shellCopy, figureCopy, listed] = await Promise.all([
    readCopy(page, "products"),
    readCopy(page, "frame"),
    readCopy(page, "figures"),
    readList<ProductSummary>(page, "product"),
  ]);
  // One set of names, which the menu shows too.
  const copy = { ...ownCopy, categories: { ...shellCopy.categories, accessory: shellCopy.lines.accessory } };
  const products = groupByLanguage(listed)[contentLanguageOf(page.language)];
  const ids = products.map(({ id }) => id);
  const query = new URL(request.url).searchParams;
  const state = stateOf(query, { categories: shownCategories, ids });
  const named = namedIds(query);
  if (query.has("compare") && named.join() !== state.compared.join()) {
    const isTooMany = new Set(named.filter((id) => ids.includes(id))).size > mostCompared;
    // One address for each comparison: only what is asked for in this form is kept in the page cache.
    throw redirect(localPath(page.language, path) + queryOf(state) + (isTooMany ? "#too-many" : ""));
  }
  const seo = seoFor(page, {
    ...seoCopy,
    title: state.category ? seoCopy.categoryTitle.replace("{category}", copy.categories[state.category as ProductCategory]) : seoCopy.title,
    // A filter or a comparison shows a part of this page, so it is known by this page's address.
    path,
    image: previewOf("agave-th-hero"),
    jsonLd: [await breadcrumbList(page, [{ name: copy.products, path }])],
  });
  return {
    copy,
    seo,
    filters: shownCategories,
    products: products.map((product) => catalogueItem(page, product, figureCopy)),
    wall: wallOf(products),
    figures: figureRows(products, figureCopy),
    isWhole: !page.api.hasFailed(),
  };
}

export type CatalogueData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadKeptList("productsList");
export const meta = pageMeta;

/** All data are here already: another category needs another title, another selection needs nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const category = (url: URL) => url.searchParams.get("category");
  return defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || category(currentUrl) !== category(nextUrl));
}

export default function Products() {
  useKeptList("productsList");
  return <Catalogue {...useLoaderData<typeof loader>()} />;
}
