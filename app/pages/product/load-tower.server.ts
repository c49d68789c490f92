import { pictureOf } from "#app/assets/pictures.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { loadProduct } from "./load-product.server.ts";
import type { StackProduct } from "#domain/sizing/schema";

/** What a tower with a page of its own shows: its entry, the story that the page tells, and the stack to compose. */
export async function loadTower<Name extends StackProduct>(page: RequestContext, id: string, name: Name) {
  const [shared, story, stack] = await Promise.all([loadProduct(page, id), readCopy(page, name), readCopy(page, "stack")]);
  return { ...shared, story, stack, tower: pictureOf("cutout", `${name}-cutout`) };
}
