import type { Picture } from "#app/assets/pictures.server.ts";
import { comparisonUrl } from "#app/page/comparison-url.ts";
import type { ProductItem, ProductSummary } from "#app/page/entries.ts";
import { captionOf, entryPicture, findEntryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import type { FigureName } from "#domain/content/schema";
import { type FigureCopy, figureParts, type FigureParts, figureRows, isWorthComparing } from "#domain/figures/schema";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { documentKindsOf, documentPath, hasDataSheet, sheetRequestPath } from "#domain/documents/schema";
import { isSoldIn } from "#domain/markets/schema";
import { localPath } from "#i18n/paths.ts";

export type ProductView = ReturnType<typeof productView>;
export type FittingProduct = ReturnType<typeof fittingProducts>[number];

export type ProductFigure = { label: string; parts: FigureParts; condition?: string };
export type CaptionedPicture = { picture: Picture; caption: string };

type ViewInputs = { figureCopy: FigureCopy; listed: readonly ProductSummary[] };

export function productView(page: EntryPage, item: ProductItem, { figureCopy, listed }: ViewInputs) {
  const { language } = page;
  const entry = localiseEntry(language, item);
  const hero = entry.heroPicture === undefined ? undefined : findEntryPicture(page, "wide", entry.heroPicture);
  const figures: Partial<Record<FigureName, ProductFigure>> = {};
  for (const figure of entry.figures) {
    const label = figureCopy.labels[figure.name];
    figures[figure.name] = { label, parts: figureParts(language, figure, figureCopy), condition: entry.conditions?.[figure.name] };
  }
  return {
    id: entry.id,
    line: entry.line,
    isAccessory: entry.categories[0] === "accessory",
    isSold: isSoldIn(language, entry.id),
    name: entry.name,
    kind: entry.kind,
    lead: entry.lead,
    body: entry.body,
    lang: entry.lang,
    example: entry.sample === true,
    wide: hero !== undefined,
    picture: hero ?? entryPicture(page, "cutout", entry.picture),
    pictureAlt: entry.pictureAlt,
    pictures: {
      first: readCaptionedPicture(page, "half", entry.firstDetailPicture, entry.captions?.first),
      second: readCaptionedPicture(page, "half", entry.secondDetailPicture, entry.captions?.second),
      scene: readCaptionedPicture(page, "wide", entry.scenePicture, entry.captions?.scene),
    },
    figures,
    documents: documentKindsOf(entry).map((kind) => ({ kind, url: documentPath(entry.id, kind, language) })),
    /** Form to ask for the data sheet of a product without a public one. */
    sheetRequest: hasDataSheet(entry) ? undefined : localPath(language, sheetRequestPath(entry.id)),
    allDocuments: `${localPath(language, "/support-center/downloads")}?product=${entry.id}`,
    leading: entry.leading.flatMap((name) => (figures[name] ? [{ name, ...figures[name] }] : [])),
    rows: figureRows(language, entry, figureCopy),
    comparable: comparableProducts(page, item, listed),
  };
}

/** Reads an image with the entry's caption, else the caption in the media library; without a caption there is no image. */
function readCaptionedPicture(
  page: EntryPage,
  kind: "half" | "wide",
  name: string | undefined,
  ownCaption: string | undefined,
): CaptionedPicture | undefined {
  if (name === undefined) return undefined;
  const picture = findEntryPicture(page, kind, name);
  const caption = ownCaption ?? captionOf(page, name);
  return picture && caption ? { picture, caption } : undefined;
}

/** Compatible products in the entry's order; without unpublished products and those not sold in the market. */
export function fittingProducts(page: EntryPage, item: ProductItem, listed: readonly ProductSummary[]) {
  if (!isSoldIn(page.language, item.id)) return [];
  return item.fitsWith
    .filter((id) => isSoldIn(page.language, id))
    .flatMap((id) => listed.find((product) => product.id === id) ?? [])
    .map((product) => {
      const entry = localiseEntry(page.language, product);
      return {
        id: entry.id,
        name: entry.name,
        kind: entry.kind,
        lang: entry.lang,
        picture: entryPicture(page, "cutout", entry.picture),
        pictureAlt: entry.pictureAlt,
      };
    });
}

/** Links to comparisons with products that state enough of the same figures. */
function comparableProducts({ language }: EntryPage, item: ProductItem, listed: readonly ProductSummary[]) {
  if (!isSoldIn(language, item.id)) return [];
  const sold = listed.filter(({ id }) => isSoldIn(language, id));
  return sold
    .filter((product) => product.id !== item.id && isWorthComparing([item, product]))
    .map((product) => {
      const ids = sold.flatMap(({ id }) => (id === item.id || id === product.id ? [id] : []));
      return { name: localiseEntry(language, product).name, url: comparisonUrl(language, ids) };
    });
}
