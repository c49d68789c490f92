import type { ProductItem } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { hasExpired } from "#domain/content/schema";
import { documentKindsOf, documentPath, downloadsFor, hasDataSheet, sheetRequestPath } from "#domain/documents/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { NotedLink } from "#app/page/link-list.server.ts";
import { readSoldItems } from "#app/page/read-sold-items.server.ts";
import type { Copy } from "./copy/fr.ts";

/** Reads documents and valid certificates of the products for sites and plants, as far as they are published. */
export async function readPlantDocuments(page: RequestContext, copy: Copy["documents"]) {
  const { language, now } = page;
  const [items, downloads] = await Promise.all([readSoldItems(page), readList(page, "download")]);
  const large = items.filter(({ line, categories }) => line !== "residential" && !categories.includes("accessory"));
  const certificates: NotedLink[] = downloadsFor(language, downloads)
    .filter((download) => download.resourceType === "certificate" && !hasExpired(download, now))
    .filter((download) => download.products.some((id) => large.some((product) => product.id === id)))
    .map((download) => {
      const { title, permanentUrl, certificateNumber } = localiseEntry(language, download);
      return { to: permanentUrl, text: title, note: certificateNumber };
    });
  return { files: large.flatMap((item) => documentLinks(language, item, copy)), certificates };
}

function documentLinks(language: Language, item: ProductItem, copy: Copy["documents"]): NotedLink[] {
  const { id, name } = localiseEntry(language, item);
  const text = (kind: keyof Copy["documents"]) => fillPlaceholders(copy[kind], { product: name });
  const files = documentKindsOf(item).map((kind) => ({ to: documentPath(id, kind, language), text: text(kind) }));
  return hasDataSheet(item) ? files : [...files, { to: localPath(language, sheetRequestPath(id)), text: text("request") }];
}
