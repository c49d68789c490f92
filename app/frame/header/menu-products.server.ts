import type { Picture } from "#app/assets/pictures.server.ts";
import { cutoutOf, hangingTop } from "#app/page/cutout.server.ts";
import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "../copy/fr.ts";
import type { ProductSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";

type Line = keyof Copy["lines"];
/** In metres: how tall its picture is, and how far its lower edge is above the floor. */
type Stand = { height: number; raised: number };
/** What is not there is left out: all this is part of every page. */
export type MenuProduct = Partial<Stand & { src: string }> & { to: string; name: string; kind?: string; lang?: string };
export type ProductLine = { heading: string; accessories?: boolean; products: MenuProduct[] };

const lineOrder: readonly Line[] = ["residential", "commercial-industrial", "utility", "accessory"];
/** What fits in a hand is drawn larger than true, or nobody would see what it is. */
const handheldScale = 3;

/** All products by line, as they stand beside each other; none when they cannot be had. */
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
  const found = findEntryPicture(page, "cutout", picture);
  return {
    to: localPath(language, `/products/${id}`),
    name,
    ...(lineOf(product) !== "accessory" && { kind }),
    ...(lang && { lang }),
    ...(found && { src: smallest(found), ...standOf(page, picture) }),
  };
}

/** One file in the format that every browser reads: the menu is part of every page, and few pages are left by it. */
function smallest({ sources, img }: Picture): string {
  return sources.webp?.split(" ")[0] ?? img.src;
}

function standOf(page: RequestContext, picture: string): Stand {
  const { height, belowFeet, handheld } = cutoutOf(page, picture);
  const drawn = (metres: number) => Math.round(100 * metres * (handheld ? handheldScale : 1)) / 100;
  return { height: drawn(height), raised: drawn(belowFeet === undefined ? hangingTop - height : -belowFeet) };
}
