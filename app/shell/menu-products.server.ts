import cutouts from "#app/assets/pictures/cutouts.json";
import { findPicture, type Picture } from "#app/assets/pictures.server.ts";
import { languages, websiteIdOf, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { ProductSummary } from "./entries.ts";
import { localiseEntry } from "./localise-entry.ts";
import type { RequestContext } from "./request-context.ts";

type Line = keyof Copy["lines"];
/** In metres: how tall its picture is, and how far its lower edge is above the floor. */
type Stand = { height: number; raised: number };
/** What is not there is left out: all this is part of every page. */
export type MenuProduct = Partial<Stand & { src: string }> & { to: string; name: string; kind?: string; lang?: string };
export type ProductLine = { heading: string; accessories?: boolean; products: MenuProduct[] };

type Cutout = { family: string; height: number; px_per_m: number; baseline_px_from_bottom: number | null };

const lineOrder: readonly Line[] = ["residential", "commercial-industrial", "utility", "accessory"];
/** Upper edge of what hangs on a wall, in metres above the floor. */
const wallTop = 1.6;
/** What fits in a hand is drawn larger than true, or nobody would see what it is. */
const handheldScale = 3;

/** All products by line, as they stand beside each other; none when they cannot be had. */
export async function readProductLines(page: RequestContext, headings: Copy["lines"]): Promise<ProductLine[]> {
  const products = await page.api.list<ProductSummary>("/product/list", { page: 1, size: 9999, websiteId: websiteIdOf(page.language) });
  return lineOrder
    .map((line) => ({
      heading: headings[line],
      ...(line === "accessory" && { accessories: true }),
      products: products.filter((product) => lineOf(product) === line).map((product) => menuProduct(page.language, product)),
    }))
    .filter(({ products }) => products.length > 0);
}

function lineOf({ categories, line }: ProductSummary): Line {
  return categories[0] === "accessory" ? "accessory" : line;
}

function menuProduct(language: Language, product: ProductSummary): MenuProduct {
  const { id, name, kind, lang, picture } = localiseEntry(language, product);
  const found = findPicture("cutout", `${picture}-cutout`);
  return {
    to: localPath(language, `/products/${id}`),
    name,
    ...(lineOf(product) !== "accessory" && { kind }),
    ...(lang !== languages[language].tag && { lang }),
    ...(found && { src: smallest(found), ...standOf((cutouts as Record<string, Cutout>)[picture]) }),
  };
}

/** One file in the format that every browser reads: the menu is part of every page, and few pages are left by it. */
function smallest({ sources, img }: Picture): string {
  return sources.webp?.split(" ")[0] ?? img.src;
}

function standOf(cutout: Cutout | undefined): Stand {
  if (!cutout) return { height: 1, raised: 0 };
  const scale = cutout.family === "small" ? handheldScale : 1;
  const metres = (pixels: number) => Math.round((100 * scale * pixels) / cutout.px_per_m) / 100;
  const height = metres(cutout.height);
  const below = cutout.baseline_px_from_bottom;
  return { height, raised: below === null ? metres(wallTop * cutout.px_per_m - cutout.height) : -metres(below) };
}
