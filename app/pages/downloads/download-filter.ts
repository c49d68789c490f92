import type { Query } from "#app/page/query.ts";
import type { Download } from "#domain/documents/schema";
import type { Language } from "#i18n/languages.ts";

/** Filter of the query. `language` is a language code or `all`; without it the page's language applies. */
export type Filter = { product?: string; type?: string; language?: string; resource?: string; problem?: string; market?: string };
export type Facet = keyof Filter;

export const facets = ["type", "product", "resource", "market", "problem", "language"] as const satisfies readonly Facet[];

export function parseFilter(query: Query<Facet>): Filter {
  return Object.fromEntries(facets.flatMap((facet) => (query.get(facet) ? [[facet, query.get(facet)]] : [])));
}

/** Leaves out defaults, so that each filter and page has a single URL. */
export function filterQuery(filter: Filter, page = 1): string {
  const query = new URLSearchParams();
  for (const facet of facets) if (filter[facet]) query.set(facet, filter[facet]);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}

type FilterableDownload = Pick<
  Download,
  "products" | "documentType" | "language" | "resourceType" | "problemTypes" | "replacedBy" | "markets"
>;

/** Replaced files never match. A market selects certificates: those that name it, or none. Files without products match every product, files without a language every language. */
export function matchesFilter(download: FilterableDownload, filter: Filter, pageLanguage: Language): boolean {
  const { product, type, resource, problem, market, language = pageLanguage } = filter;
  return (
    !download.replacedBy?.length &&
    (!product || download.products.length === 0 || download.products.includes(product)) &&
    (!type || download.documentType === type) &&
    (!resource || download.resourceType === resource) &&
    (!problem || download.problemTypes.some((problemType) => problemType === problem)) &&
    (!market || isCertificateFor(download, market)) &&
    (language === "all" || download.language === undefined || download.language === language)
  );
}

function isCertificateFor({ resourceType, markets = [] }: FilterableDownload, market: string): boolean {
  return resourceType === "certificate" && (markets.length === 0 || markets.some((code) => code === market));
}
