import cutouts from "#app/assets/pictures/cutouts.json";
import { pictureOf } from "#app/assets/pictures.server.ts";
import type { ProductSummary } from "#app/shell/entries.ts";
import { figureText } from "#app/shell/figures/format-figure.ts";
import type { FigureCopy } from "#app/shell/figures/copy/fr.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { languages, type Language } from "#i18n/languages.ts";

export type CatalogueItem = ReturnType<typeof catalogueItem>;

type Cutout = { height: number; px_per_m: number; baseline_px_from_bottom: number | null };

/** Smaller things are shown at this share of the tallest in their group, so that one still sees what they are. */
const smallestShare = 0.34;

/** What a group of the catalogue shows of its products, standing on one horizon. */
export function catalogueItems(language: Language, products: readonly ProductSummary[], figureCopy: FigureCopy) {
  const tallest = Math.max(...products.map((product) => metresOf(cutoutOf(product.picture))));
  return products.map((product) => catalogueItem(language, product, figureCopy, tallest));
}

function catalogueItem(language: Language, product: ProductSummary, figureCopy: FigureCopy, tallest: number) {
  const entry = localiseEntry(language, product);
  const figure = entry.figures.find(({ name }) => name === entry.leading[0]);
  const cutout = cutoutOf(entry.picture);
  return {
    id: entry.id,
    name: entry.name,
    kind: entry.kind,
    lang: entry.lang === languages[language].tag ? undefined : entry.lang,
    example: entry.sample === true,
    picture: pictureOf("cutout", `${entry.picture}-cutout`),
    pictureAlt: entry.pictureAlt,
    /** Height as a share of the tallest, in per cent. */
    height: Math.round(100 * Math.max(smallestShare, metresOf(cutout) / tallest)),
    /** How far below its feet the picture reaches, in per cent of its own height; what hangs on a wall has no feet. */
    belowFeet: cutout?.baseline_px_from_bottom ? Math.round((100 * cutout.baseline_px_from_bottom) / cutout.height) : 0,
    figure: figure && { label: figureCopy.labels[figure.name], text: figureText(language, figure, figureCopy) },
  };
}

function cutoutOf(picture: string): Cutout | undefined {
  return (cutouts as Record<string, Cutout>)[picture];
}

function metresOf(cutout: Cutout | undefined): number {
  return cutout ? cutout.height / cutout.px_per_m : 1;
}
