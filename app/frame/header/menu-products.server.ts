import type { Picture } from "#app/assets/pictures.server.ts";
import { cutoutOf, wallMountTop } from "#app/page/cutout.server.ts";
import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "../copy/fr.ts";
import type { ProductSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";

type Line = keyof Copy["lines"];
/** Dimensions in metres: height of the image, and distance of its lower edge from the floor. */
type Stand = { height: number; raised: number };
/** Product in the menu. Every page contains this data, so absent values are omitted. */
export type MenuProduct = Partial<Stand & { src: string }> & { to: string; name: string; kind?: string; lang?: string };
export type ProductLine = { heading: string; accessories?: boolean; products: MenuProduct[] };

const lineOrder: readonly Line[] = ["residential", "commercial-industrial", "utility", "accessory"];
/** Scale of handheld devices, which would be too small at true scale. */
const handheldScale = 3;

/** Reads all products by line; returns an empty list if they cannot be read. */
export async function readProductLines(page: RequestContext, headings: Copy["lines"]): Promise<ProductLine[]> {
  const products = await readSoldProducts(page);
  return lineOrder
    .map((line) => ({
      heading: headings[line],
      ...(line === "accessory" && { accessories: true }),
      products: products.filter((product) => lineOf(product) === line).map((product) => menuProduct(page, product)),
    }))
    .filter(({ products }) => products.length > 0);
}

function lineOf({ categories, line }: ProductSummary): Line {
  return categories[0] === "accessory" ? "accessory" : line;
}

function menuProduct(page: RequestContext, product: ProductSummary): MenuProduct {
  const { language } = page;
  const { id, name, kind, lang, picture } = localiseEntry(language, product);
  const image = findEntryPicture(page, "cutout", picture);
  return {
    to: localPath(language, `/products/${id}`),
    name,
    ...(lineOf(product) !== "accessory" && { kind }),
    ...(lang && { lang }),
    ...(image && { src: smallest(image), ...standOf(page, picture) }),
  };
}

/** Returns the smallest WebP file: every page contains the menu, and few visitors open it. */
function smallest({ sources, img }: Picture): string {
  return sources.webp?.split(" ")[0] ?? img.src;
}

function standOf(page: RequestContext, picture: string): Stand {
  const { height, belowFeet, handheld } = cutoutOf(page, picture);
  const scaled = (metres: number) => Math.round(100 * metres * (handheld ? handheldScale : 1)) / 100;
  return { height: scaled(height), raised: scaled(belowFeet === undefined ? wallMountTop - height : -belowFeet) };
}
