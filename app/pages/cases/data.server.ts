import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { sectorOf, sectors } from "#app/page/sectors.ts";
import { caseView } from "#app/features/solutions/case-view.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [cases, products, shared] = await Promise.all([readList(page, "case"), readList(page, "product"), readCopy(page, "solutions")]);
  const sector = sectorOf(Number(query.get("functionId")));
  const productNames = new Map(products.map((product) => [product.id, localiseEntry(language, product).name]));
  const visibleCases = cases
    .filter((item) => !sector || item.sector === sector)
    .map((item) => caseView(page, item, shared.cases.profile))
    .map((view) => ({ ...view, with: view.products.flatMap((id) => (productNames.has(id) ? [{ id, name: productNames.get(id)! }] : [])) }));
  const counts = [undefined, ...sectors].map((name) => ({
    sector: name,
    count: cases.filter((item) => !name || item.sector === name).length,
  }));
  return {
    copy,
    // A sector shows a part of this page, so the canonical URL has no query.
    seo: {
      ...seo,
      title: sector ? fillPlaceholders(seo.sectorTitle, { sector: copy.sectors.names[sector] }) : seo.title,
      image: previewOf("field-dawn"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])],
    },
    sector,
    cases: visibleCases,
    keys: shared.cases.profile.keys,
    counts,
  };
});
