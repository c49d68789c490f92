import type { Picture } from "#app/assets/pictures.server.ts";
import type { ProductItem, ProductSummary } from "#app/page/entries.ts";
import { captionOf, entryPicture, findEntryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import type { FigureName } from "#domain/content/schema";
import { type FigureCopy, figureParts, type FigureParts, figureRows } from "#domain/figures/schema";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { documentKinds, documentName, documentsPath, titleKeyOf } from "#domain/documents/schema";
import { isSoldIn } from "#domain/markets/schema";
import { localPath } from "#i18n/paths.ts";

export type ProductView = ReturnType<typeof productView>;
export type FittingProduct = ReturnType<typeof fittingProducts>[number];

export type ProductFigure = { label: string; parts: FigureParts; condition?: string };
export type CaptionedPicture = { picture: Picture; caption: string };

export function productView(page: EntryPage, item: ProductItem, figureCopy: FigureCopy) {
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
    documents: documentKinds
      .filter((kind) => kind !== "quick-guide" || entry.guide !== undefined)
      .map((kind) => ({ kind: titleKeyOf(kind, entry), url: `${documentsPath}/${documentName(entry.id, kind, language)}` })),
    allDocuments: `${localPath(language, "/support-center/downloads")}?product=${entry.id}`,
    leading: entry.leading.flatMap((name) => (figures[name] ? [{ name, ...figures[name] }] : [])),
    rows: figureRows(language, entry, figureCopy),
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
