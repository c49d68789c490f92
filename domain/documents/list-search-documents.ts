import { readEntries } from "#domain/content";
import { textsInLanguage, type FullEntry } from "#domain/content/schema";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { documentCopies } from "./copy/index.ts";
import {
  documentKinds,
  documentKindsOf,
  documentName,
  documentsPath,
  pictureKinds,
  pictureName,
  type DocumentKind,
  type PictureKind,
} from "./schema.ts";

type Product = FullEntry<"product">;
export type SearchDocument = { type: "document"; id: string; path: string; title: string; description: string; keywords: string[] };

/** Lists the generated files of published products for the search. The first request of a missing file renders it. */
export async function listSearchDocuments(context: Context, language: Language): Promise<SearchDocument[]> {
  const { titles } = copyIn(documentCopies, language, await readSiteConfig(context));
  const { websiteId } = languages[language];
  const entries = (await readEntries(context, "product")).filter(
    (entry) => entry.websiteId === websiteId && entry.languages.includes(language),
  );
  const products = entries.map((entry) => textsInLanguage<Product>(language, entry).texts).toSorted((a, b) => a.order - b.order);
  const file = (product: Product, kind: DocumentKind | PictureKind, name: string, format: string): SearchDocument => {
    const title = fillPlaceholders(titles[kind], { product: product.name });
    return { type: "document", id: name, path: `${documentsPath}/${name}`, title, description: product.kind, keywords: [format] };
  };
  const sheets = documentKinds.flatMap((kind) =>
    products
      .filter((product) => documentKindsOf(product).includes(kind))
      .map((product) => file(product, kind, documentName(product.id, kind, language), "PDF")),
  );
  const pictures = pictureKinds.flatMap((kind) =>
    products.map((product) => file(product, kind, pictureName(product.id, kind), kind === "cutout" ? "PNG" : "JPEG")),
  );
  return [...sheets, ...pictures];
}
