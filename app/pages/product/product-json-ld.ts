import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { ProductItem } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { isSoldIn } from "#domain/markets/schema";
import { localPath } from "#i18n/paths.ts";

type PageData = Pick<RequestContext, "language" | "siteUrl" | "site" | "api">;

/** Structured data of a product: none for examples, no offer for products that are not sold in the market. */
export async function productJsonLd(page: PageData, item: ProductItem, image: string, products: string): Promise<object[]> {
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
  return [
    ...(isSoldIn(page.language, entry.id) ? [product] : []),
    await breadcrumbList(page, [
      { name: products, path: "/products" },
      { name: entry.name, path },
    ]),
  ];
}
