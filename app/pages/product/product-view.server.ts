import { pictureOf } from "#app/assets/pictures.server.ts";
import type { ProductItem, ProductSummary } from "#app/shell/entries.ts";
import { figureParts, figureText } from "#app/shell/figures/format-figure.ts";
import type { FigureCopy } from "#app/shell/figures/copy/fr.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { languages, type Language } from "#i18n/languages.ts";

export type ProductView = ReturnType<typeof productView>;
export type FittingProduct = ReturnType<typeof fittingProducts>[number];

/** Entries whose picture also exists as a wide scene. */
const heroes: Record<string, string> = {
  "agave-th": "agave-th-hero",
  myrtillo: "myrtillo-hero",
  copia: "copia-hero",
  "tianyuan-200k": "tianyuan-hero",
};

/** The picture that stands for a product in link previews. */
export function previewName(picture: string): string {
  return heroes[picture] ?? `${picture}-cutout`;
}

export function productView(language: Language, item: ProductItem, figureCopy: FigureCopy) {
  const entry = localiseEntry(language, item);
  const hero = heroes[entry.picture];
  const leading = entry.leading.flatMap((name) => entry.figures.find((figure) => figure.name === name) ?? []);
  return {
    name: entry.name,
    kind: entry.kind,
    lead: entry.lead,
    body: entry.body,
    lang: entry.lang === languages[language].tag ? undefined : entry.lang,
    example: entry.sample === true,
    wide: hero !== undefined,
    picture: hero ? pictureOf("wide", hero) : pictureOf("cutout", `${entry.picture}-cutout`),
    pictureAlt: entry.pictureAlt,
    leading: leading.map((figure) => ({
      name: figure.name,
      label: figureCopy.labels[figure.name],
      parts: figureParts(language, figure, figureCopy),
      condition: entry.conditions?.[figure.name],
    })),
    rows: entry.figures.map((figure) => ({
      label: figureCopy.labels[figure.name],
      value: figureText(language, figure, figureCopy),
      condition: entry.conditions?.[figure.name],
    })),
  };
}

/** What fits with a product, in the order it names them; what its website does not show is left out. */
export function fittingProducts(language: Language, item: ProductItem, listed: readonly ProductSummary[]) {
  return item.fitsWith
    .flatMap((id) => listed.find((product) => product.id === id) ?? [])
    .map((product) => {
      const entry = localiseEntry(language, product);
      return {
        id: entry.id,
        name: entry.name,
        kind: entry.kind,
        lang: entry.lang === languages[language].tag ? undefined : entry.lang,
        picture: pictureOf("cutout", `${entry.picture}-cutout`),
        pictureAlt: entry.pictureAlt,
      };
    });
}
