import { traits } from "#i18n/traits.ts";
import { copiesOf, withReplacements, type Copies, type CopyName } from "./copies.server.ts";
import { altReplacements } from "./page-images.server.ts";
import { markLargeTexts } from "./line-breaks.ts";
import type { RequestContext } from "./request-context.ts";

type CopyReader = Pick<RequestContext, "language"> & { api: Pick<RequestContext["api"], "config"> };

/** Reads messages in the page's language, with editors' overrides. */
export async function readCopy<Name extends CopyName>(page: CopyReader, name: Name): Promise<Copies[Name]> {
  const copies = copiesOf(name);
  const copy = markLargeTexts(copies[page.language], traits[page.language].spaced);
  const { current } = await page.api.config();
  return withReplacements(name, copy, { ...current?.copy, ...altReplacements(current?.layout?.images) });
}
