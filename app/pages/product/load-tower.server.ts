import { pictureOf } from "#app/assets/pictures.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { towerIds } from "#app/page/tower-paths.ts";
import { loadProduct } from "./load-product.server.ts";
import type { StackProduct } from "#domain/sizing/schema";

/** Loads a tower with its own page: the product, the page's messages, and the stack configurator. */
export async function loadTower<Story>(page: RequestContext, name: StackProduct, story: Story) {
  const [shared, stack] = await Promise.all([loadProduct(page, towerIds[name]), readCopy(page, "stack")]);
  return { ...shared, story, stack, tower: pictureOf("cutout", `${name}-cutout`) };
}
