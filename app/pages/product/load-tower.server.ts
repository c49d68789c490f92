import { pictureOf } from "#app/assets/pictures.server.ts";
import { readCopy } from "#app/page/read-copy.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Language } from "#i18n/languages.ts";
import { loadProduct } from "./load-product.server.ts";
import { copies as stackCopies } from "#app/features/stack/copy/index.server.ts";
import type { StackProduct } from "#domain/sizing/schema";

/** What a tower with a page of its own shows: its entry, the story that the page tells, and the stack to compose. */
export async function loadTower<Story extends object>(
  page: RequestContext,
  id: string,
  name: StackProduct,
  stories: Record<Language, Story>,
) {
  const [shared, story, stack] = await Promise.all([
    loadProduct(page, id),
    readCopy(page, name, stories),
    readCopy(page, "stack", stackCopies),
  ]);
  return { ...shared, story, stack, tower: pictureOf("cutout", `${name}-cutout`) };
}
