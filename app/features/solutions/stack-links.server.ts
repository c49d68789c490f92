import type { Stack, StackProduct } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

const products: Record<StackProduct, { name: string; id: string }> = {
  "agave-th": { name: "AGAVE-TH", id: "agave-th-three-phase-home-battery-energy-storage-system" },
  myrtillo: { name: "MYRTILLO", id: "myrtillo-ess-high-voltage-lfp-battery" },
};

/** Name of a recommended stack's product, and links to its page and to the forms; `address` is that of the calculation. */
export function stackLinks(language: Language, { product, stack }: { product: StackProduct; stack: Stack }, address: string) {
  const { name, id } = products[product];
  const stackQuery = `modules=${stack.modules}${product === "myrtillo" ? `&towers=${stack.towers}` : ""}`;
  const selection = `product=${id}&${stackQuery}&calculation=${encodeURIComponent(address)}`;
  return {
    name,
    toProduct: `${localPath(language, `/products/${id}`)}?${stackQuery}#build`,
    toInstaller: `${localPath(language, "/how-to-buy")}?line=residential&${selection}#installer`,
    toContact: `${localPath(language, "/contact-us")}?${selection}`,
  };
}
