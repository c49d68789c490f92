import { localiseEntry } from "#app/page/localise-entry.ts";
import type { Query } from "#app/page/query.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { parseCalculation, type Calculation } from "#domain/calculations/schema";
import { describeSelection, type DetailLine } from "#domain/request-kinds/schema";
import type { Stack } from "#domain/sizing/schema";
import { readStack, selectionQuery, towerOf } from "./stack-state.ts";

/**
 * Selection of a visitor on other pages: a product of this website, a calculation, or both.
 *
 * - `lines`: description with the pages that can change it; `query`: passes the selection on
 * - `fields`: hidden fields of a form, from which the API reads the selection
 */
export type SelectionView = {
  heading: string;
  lines: DetailLine[];
  query: string;
  fields: Record<string, string>;
  calculation?: Calculation;
};

/** Reads the selection of an address; `undefined` if it has none. An invalid stack becomes the default one. */
export async function readSelection(
  page: RequestContext,
  asked: Query<"product" | "calculation" | keyof Stack>,
): Promise<SelectionView | undefined> {
  const product = await findProduct(page, asked.get("product"));
  const address = asked.get("calculation");
  const calculation = address === null ? undefined : parseCalculation(address);
  if (!product && !calculation) return undefined;
  const tower = product && towerOf(product.slug);
  const stack = tower && readStack(tower, String(asked));
  const query = selectionQuery({ id: product?.slug, search: String(asked), calculation: calculation && address });
  return {
    heading: (await readCopy(page, "stack")).selection,
    lines: describeSelection({ ...(product && { product: { ...product, stack } }), calculation }, page.language),
    query,
    fields: Object.fromEntries(new URLSearchParams(query)),
    ...(calculation && { calculation }),
  };
}

async function findProduct(page: RequestContext, slug: string | null) {
  const product = slug === null ? undefined : (await readList(page, "product")).find(({ id }) => id === slug);
  return product && { slug: product.id, names: { [page.language]: localiseEntry(page.language, product).name } };
}
