import { readPrices } from "#app/features/prices/read-prices.server.ts";
import { entryPreview } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { PageSeo } from "#app/page/seo.ts";
import { productJsonLd } from "./product-json-ld.ts";
import { drawElevation } from "./elevation/draw-elevation.server.tsx";
import { drawScheme } from "./schemes/draw-scheme.server.tsx";
import { selectScheme } from "./schemes/select-scheme.server.ts";
import { fittingProducts, productView } from "./product-view.server.ts";

export async function loadProduct(page: RequestContext, id: string) {
  const [copy, schemes, elevations, figureCopy, item, listed] = await Promise.all([
    readCopy(page, "product"),
    readCopy(page, "schemes"),
    readCopy(page, "elevation"),
    readCopy(page, "figures"),
    readEntry(page, "product", id),
    readList(page, "product"),
  ]);
  const { title, description, keywords } = localiseEntry(page.language, item);
  const image = entryPreview(page, item.heroPicture ?? item.picture);
  const seo: PageSeo = {
    title,
    description,
    keywords,
    languages: item.languages,
    image,
    type: "product",
    jsonLd: await productJsonLd(page, item, image, copy.products),
  };
  const product = productView(page, item, { figureCopy, listed });
  const scheme = selectScheme(page, item, listed, schemes, figureCopy);
  const prices = await readPrices(page, product.isSold ? [item] : []);
  return {
    copy,
    seo,
    product,
    prices,
    scheme: scheme && drawScheme(scheme, product.name),
    elevation: drawElevation(item.id, elevations),
    fitting: fittingProducts(page, item, listed),
  };
}
