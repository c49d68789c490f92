import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { readScreens } from "./screen-data.server.ts";

const shownProductIds = ["cholla-wifi", "cholla-lan", "cholla-4g", "ac-charger", "smart-plug"];

export const loader = pageLoader("/platform/ECOS", async ({ page, path, copy, seo }) => {
  const products = await readProducts(page);
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("house-dusk"),
      jsonLd: [await breadcrumbList(page, [{ name: "ECOS", path }])],
    },
    screens: readScreens(page.language),
    products,
  };
});

async function readProducts(page: RequestContext) {
  const soldProducts = await readSoldProducts(page);
  return shownProductIds.flatMap((key) => {
    const entry = soldProducts.find(({ id }) => id === key);
    if (!entry) return [];
    const { id, name, picture } = localiseEntry(page.language, entry);
    return [{ id, name, picture: entryPicture(page, "cutout", picture) }];
  });
}

export type EcosData = Awaited<ReturnType<typeof loader>>;
