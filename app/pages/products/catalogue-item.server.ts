import { cutoutOf } from "#app/page/cutout.server.ts";
import type { ProductSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { type FigureCopy, figureParts, figureText } from "#domain/figures/schema";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { FigureName } from "#domain/content/schema";
import { hasDataSheet, sheetRequestPath } from "#domain/documents/schema";
import { sortForWall, wallLayout } from "./wall-layout.ts";
import { itemAt } from "#app/page/item-at.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { localPath } from "#i18n/paths.ts";

export type CatalogueItem = ReturnType<typeof catalogueItem>;

export function catalogueItem(page: EntryPage, product: ProductSummary, figureCopy: FigureCopy) {
  const { language } = page;
  const entry = localiseEntry(language, product);
  const leading = entry.leading.flatMap((name) => entry.figures.find((figure) => figure.name === name) ?? []);
  const figures: Partial<Record<FigureName, string>> = {};
  for (const figure of entry.figures) figures[figure.name] = figureText(language, figure, figureCopy);
  return {
    id: entry.id,
    name: entry.name,
    kind: entry.kind,
    line: entry.line,
    /** Shown instead of figures by products without leading ones. */
    lead: leading.length === 0 ? entry.lead : undefined,
    lang: entry.lang,
    example: entry.sample === true,
    categories: entry.categories,
    picture: entryPicture(page, "cutout", entry.picture),
    pictureAlt: entry.pictureAlt,
    ...measureCutout(page, entry.picture),
    leading: leading.map((figure) => ({ label: figureCopy.labels[figure.name], ...figureParts(language, figure, figureCopy) })),
    figures,
    sheetRequest: hasDataSheet(entry) ? undefined : localPath(language, sheetRequestPath(entry.id)),
  };
}

/** Height of a cut-out in metres. `belowFeet` is the share below the device's feet; wall-mounted devices have none. */
function measureCutout(page: EntryPage, picture: string) {
  const { height, belowFeet } = cutoutOf(page, picture);
  return { metres: height, belowFeet: belowFeet === undefined ? undefined : belowFeet / height };
}

export type Wall = ReturnType<typeof layOutWall>;

export function layOutWall(page: EntryPage, products: readonly ProductSummary[]) {
  const findCutout = (picture: string) => cutoutOf(page, picture);
  const sortedProducts = sortForWall(products, findCutout);
  const { places, metres } = wallLayout(
    sortedProducts.map(({ picture }) => picture),
    findCutout,
  );
  return { metres, places: places.map((place, index) => ({ ...place, id: itemAt(sortedProducts, index).id })) };
}

/** Figures that at least one product has, in data sheet order. */
export function figureRows(products: readonly ProductSummary[], figureCopy: FigureCopy) {
  const names = new Set(products.flatMap(({ figures }) => figures.map(({ name }) => name)));
  return keysOf(figureCopy.labels)
    .filter((name) => names.has(name))
    .map((name) => ({ name, label: figureCopy.labels[name] }));
}
