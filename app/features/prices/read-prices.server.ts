import type { ProductItem, ProductSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { markets } from "#domain/markets/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay, formatMoneyRange } from "#i18n/format.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Copy } from "./copy/fr.ts";

type Priced = Pick<ProductSummary | ProductItem, "id" | "name" | "prices">;
export type Prices = NonNullable<Awaited<ReturnType<typeof readPrices>>>;

/**
 * Reads the price ranges of products that are for the language's market; international English shows those of all countries.
 * Returns `undefined` if there is none.
 */
export async function readPrices(page: Pick<RequestContext, "api" | "language">, products: readonly Priced[]) {
  const copy = await readCopy(page, "prices");
  const { country } = markets[page.language];
  const priced = products.flatMap((product) => {
    const { id, name, lang, prices = [] } = localiseEntry(page.language, product);
    const ofMarket = prices.filter((price) => country === undefined || price.country === country);
    return ofMarket.length > 0 ? [{ id, name, lang, rows: ofMarket.map((price) => priceRow(page, price, copy)) }] : [];
  });
  return priced.length > 0 ? { heading: copy.heading, products: priced } : undefined;
}

type Price = NonNullable<Priced["prices"]>[number];

function priceRow({ language }: Pick<RequestContext, "language">, price: Price, copy: Copy) {
  return {
    range: formatMoneyRange(language, price.from, price.to, price.currency),
    asOf: fillPlaceholders(copy.asOf, { market: regionNames(language)(price.country), date: formatDay(language, price.date) }),
    includes: fillPlaceholders(copy.includes, { what: price.includes }),
  };
}
