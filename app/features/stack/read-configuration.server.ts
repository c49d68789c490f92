import { localPath } from "#i18n/paths.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { Query } from "#app/page/query.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Stack } from "#domain/sizing/schema";
import { configurationQuery, readStack, towerOf, writeStack } from "./stack-state.ts";
import { stackTexts } from "./stack-texts.ts";

/** Selected product, with its stack if it is a tower: as text, as a query, and the page that can change it. */
export type Configuration = { text: string; lang?: string; query: string; to: string };

/**
 * Reads the product that an address selects; `undefined` if it names none of this website. An invalid stack becomes the default
 * one.
 */
export async function readConfiguration(
  page: RequestContext,
  asked: Query<"product" | "calculation" | keyof Stack>,
): Promise<Configuration | undefined> {
  const id = asked.get("product");
  if (!id) return undefined;
  const product = (await readList(page, "product")).find((one) => one.id === id);
  if (!product) return undefined;
  const { name, lang } = localiseEntry(page.language, product);
  const query = configurationQuery(id, String(asked));
  const to = localPath(page.language, `/products/${id}`);
  const calculation = asked.get("calculation");
  const tower = towerOf(id);
  if (!tower) return { text: name, ...(lang && { lang }), query, to: calculation ?? to };
  const stack = readStack(tower, String(asked));
  const { configuration } = stackTexts(page.language, tower, stack, await readCopy(page, "stack"));
  return { text: configuration, query, to: calculation ?? `${to}${writeStack(tower, stack, "")}#build` };
}
