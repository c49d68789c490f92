import type { ProductItem } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { breadcrumbList } from "#app/shell/seo.ts";
import { localPath } from "#i18n/paths.ts";

type PageData = Pick<RequestContext, "language" | "siteUrl" | "site">;

/** Structured data of a product; samples are not true and have none. */
export function productJsonLd(page: PageData, item: ProductItem, image: string, names: { home: string; products: string }): object[] {
  if (item.sample) return [];
  const entry = localiseEntry(page.language, item);
  const path = `/products/${entry.id}`;
  const product = {
    "@type": "Product",
    name: entry.name,
    description: entry.description,
    image: new URL(image, page.siteUrl).href,
    url: new URL(localPath(page.language, path), page.siteUrl).href,
    category: entry.kind,
    ...(page.site.brand && { brand: { "@type": "Brand", name: page.site.brand } }),
  };
  const steps = [
    { name: names.home, path: "/" },
    { name: names.products, path: "/products" },
    { name: entry.name, path },
  ];
  return [product, breadcrumbList(page, steps)];
}
