import type { Stack, StackProduct } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { towerIds, towerPaths } from "#app/page/tower-paths.ts";

const names: Record<StackProduct, string> = { "agave-th": "AGAVE-TH", myrtillo: "MYRTILLO" };

/** Name of a recommended stack's product, and links to its page and to the forms; `address` is that of the calculation. */
export function stackLinks(language: Language, { product, stack }: { product: StackProduct; stack: Stack }, address: string) {
  const stackQuery = `modules=${stack.modules}${product === "myrtillo" ? `&towers=${stack.towers}` : ""}`;
  const selection = `product=${towerIds[product]}&${stackQuery}&calculation=${encodeURIComponent(address)}`;
  return {
    name: names[product],
    toProduct: `${localPath(language, towerPaths[product])}?${stackQuery}#build`,
    toInstaller: `${localPath(language, "/how-to-buy")}?line=residential&${selection}#installer`,
    toContact: `${localPath(language, "/contact-us")}?${selection}`,
  };
}
