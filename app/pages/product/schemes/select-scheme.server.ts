import type { ProductItem, ProductSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { FigureCopy } from "#domain/figures/schema";
import { loggerConnectionOf, parallelUnitsOf } from "#domain/product-drawings/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { Copy } from "./copy/fr.ts";

export type Scheme = NonNullable<ReturnType<typeof selectScheme>>;
export type SchemeOf<Kind extends Scheme["kind"]> = Extract<Scheme, { kind: Kind }>;

/** Selects the drawing by the kind of device. Towers have their own pages and drawings. */
export function selectScheme(page: EntryPage, item: ProductItem, listed: readonly ProductSummary[], copy: Copy, figureCopy: FigureCopy) {
  switch (item.guide) {
    case "inverter":
      return { kind: "inverter" as const, copy: withProductName(page, item, copy.inverter) };
    case "power-conversion":
      return unitSteps(page, item, copy, figureCopy) ?? { kind: "plant" as const, copy: withProductName(page, item, copy.plant) };
    case "logger":
      return loggerChoices(page, item, listed, { copy, figureCopy });
    case "charger":
      return { kind: "charger" as const, copy: copy.charger };
    case "plug":
      return { kind: "plug" as const, copy: copy.plug };
    default:
      return undefined;
  }
}

/** Fills the product's name into the alt text; replacements by editors may still use the old placeholder `name`. */
function withProductName<Texts extends { alt: string }>({ language }: EntryPage, item: ProductItem, texts: Texts): Texts {
  const { name } = localiseEntry(language, item);
  return { ...texts, alt: fillPlaceholders(texts.alt, { product: name, name }) };
}

/** Drawing of one unit up to the largest number in parallel; `undefined` unless both figures are stated. */
function unitSteps({ language }: EntryPage, item: ProductItem, { units }: Copy, figureCopy: FigureCopy) {
  const unitFigures = parallelUnitsOf(language, item, figureCopy);
  if (!unitFigures) return undefined;
  const { sums, unit } = unitFigures;
  const places = { ...unitFigures.places, count: sums.length };
  return {
    kind: "units" as const,
    sums,
    unit,
    copy: {
      ...units,
      heading: fillPlaceholders(units.heading, places),
      note: fillPlaceholders(units.note, places),
      alt: fillPlaceholders(units.alt, places),
    },
  };
}

function loggerChoices(
  page: EntryPage,
  item: ProductItem,
  listed: readonly ProductSummary[],
  { copy: { links }, figureCopy: { words } }: { copy: Copy; figureCopy: FigureCopy },
) {
  const link = loggerConnectionOf(item);
  if (!link) return undefined;
  const choices = listed.flatMap((product) => {
    const productLink = loggerConnectionOf(product);
    if (!productLink) return [];
    const { id, name, lang, picture } = localiseEntry(page.language, product);
    return [{ id, name, lang, link: productLink, picture: entryPicture(page, "cutout", picture) }];
  });
  return {
    kind: "links" as const,
    link,
    choices,
    words,
    copy: { ...links, alt: fillPlaceholders(links.alt, { link: words[link] ?? link }) },
  };
}
