import type { ProductItem } from "#app/page/entries.ts";
import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldItems } from "#app/page/read-sold-items.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { downloadId, pictureKinds, pictureName, pictureOf, type Download } from "#domain/documents/schema";
import { isSoldIn } from "#domain/markets/schema";
import { formatBytes, formatNumber } from "#i18n/format.ts";

const imageTypes: readonly string[] = ["press", "picture"];

/**
 * Press archives first, then the images of each product; files of products that the market does not sell are left out. A row has a
 * product's files, or one file of several products.
 */
export async function readPressImages(page: RequestContext) {
  const { language } = page;
  const [downloads, products] = await Promise.all([readList(page, "download"), readSoldItems(page)]);
  const files = downloads
    .filter(({ resourceType, replacedBy }) => imageTypes.includes(resourceType) && !replacedBy?.length)
    .filter((download) => download.products.length === 0 || download.products.some((id) => isSoldIn(language, id)))
    .toSorted((one, other) => imageTypes.indexOf(one.resourceType) - imageTypes.indexOf(other.resourceType))
    .map((download) => {
      const { id, title, permanentUrl, url, size, pixels, lang, sample } = localiseEntry(language, download);
      const product = products.find((each) => each.id === download.products[0]);
      return {
        rowName: product && download.products.length === 1 ? localiseEntry(language, product).name : title,
        id,
        title,
        url: permanentUrl,
        format: url.slice(url.lastIndexOf(".") + 1).toUpperCase(),
        size: formatBytes(language, size),
        pixels: pixels && `${formatNumber(language, pixels.width)} × ${formatNumber(language, pixels.height)} px`,
        thumbnail: product && thumbnailOf(page, download, product),
        lang,
        example: sample === true,
      };
    });
  return [...Map.groupBy(files, ({ rowName }) => rowName)].map(([name, rowFiles]) => ({ name, files: rowFiles }));
}

/** Image of the product from which the file is generated. */
function thumbnailOf(page: RequestContext, { id }: Download, product: ProductItem) {
  const kind = pictureKinds.find((each) => downloadId(pictureName(product.id, each)) === id);
  const name = kind && pictureOf(kind, product);
  if (!name) return undefined;
  // Thumbnails show the whole image on phones too.
  const { narrow: _, ...picture } = findEntryPicture(page, kind === "cutout" ? "cutout" : "wide", name) ?? {};
  return "img" in picture ? { kind, picture } : undefined;
}
