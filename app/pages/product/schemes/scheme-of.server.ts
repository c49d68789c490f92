import type { ProductItem, ProductSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { type FigureCopy, figureText } from "#domain/figures/schema";
import type { Figure, FigureName } from "#domain/content/schema";
import { fill } from "#i18n/fill.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Copy } from "./copy/fr.ts";

export type Scheme = NonNullable<ReturnType<typeof schemeOf>>;
export type SchemeOf<Kind extends Scheme["kind"]> = Extract<Scheme, { kind: Kind }>;
export type Link = keyof Copy["links"]["choices"];

/** The drawing that explains a product, by what kind of device it is. Towers have pages and drawings of their own. */
export function schemeOf(page: EntryPage, item: ProductItem, listed: readonly ProductSummary[], copy: Copy, figureCopy: FigureCopy) {
  switch (item.guide) {
    case "inverter":
      return { kind: "inverter" as const, copy: copy.inverter };
    case "power-conversion":
      return unitsOf(page, item, copy, figureCopy) ?? { kind: "plant" as const, copy: copy.plant };
    case "logger":
      return linksOf(page, item, listed, copy);
    case "charger":
      return { kind: "charger" as const, copy: copy.charger };
    case "plug":
      return { kind: "plug" as const, copy: copy.plug };
    default:
      return undefined;
  }
}

const figureOf = ({ figures }: { figures: readonly Figure[] }, name: FigureName) => figures.find((figure) => figure.name === name);

/** From one unit to as many as work in parallel, where both figures are stated. */
function unitsOf({ language }: EntryPage, item: ProductItem, { units }: Copy, figureCopy: FigureCopy) {
  const power = figureOf(item, "power");
  const count = figureOf(item, "parallelUnits")?.max;
  if (power?.value === undefined || count === undefined) return undefined;
  const { value } = power;
  const sums = Array.from({ length: count }, (_, index) => formatNumber(language, value * (index + 1)));
  const step = figureText(language, power, figureCopy);
  const total = figureText(language, { ...power, value: value * count }, figureCopy);
  const places = { step, total, count };
  return {
    kind: "units" as const,
    sums,
    unit: power.unit ?? "",
    copy: { ...units, heading: fill(units.heading, places), note: fill(units.note, places), alt: fill(units.alt, places) },
  };
}

/** The loggers to choose among, this one included. */
function linksOf(page: EntryPage, item: ProductItem, listed: readonly ProductSummary[], { links }: Copy) {
  const known = (product: { figures: readonly Figure[] }) => linkOf(figureOf(product, "link")?.text, links);
  const link = known(item);
  if (!link) return undefined;
  const choices = listed.flatMap((product) => {
    const own = known(product);
    if (!own) return [];
    const { id, name, lang, picture } = localiseEntry(page.language, product);
    return [{ id, name, lang, link: own, picture: entryPicture(page, "cutout", `${picture}-cutout`) }];
  });
  return { kind: "links" as const, link, choices, copy: { ...links, alt: fill(links.alt, { link }) } };
}

function linkOf(text: string | undefined, { choices }: Copy["links"]): Link | undefined {
  return keysOf(choices).find((link) => link === text);
}
