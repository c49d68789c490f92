import assert from "node:assert";
import { readEntries } from "#domain/content";
import { textsInLanguage, type WithDependentTexts, type FullEntry } from "#domain/content/schema";
import {
  dependentLanguages,
  dependentsOf,
  contentLanguages,
  languageCodes,
  languages,
  type Language,
  type DependentLanguage,
} from "#i18n/languages.ts";
import { copyIn, readSiteConfig } from "#domain/site-config";
import type { Context } from "../context.ts";
import type { ContentFiles } from "./content-files.ts";
import type { DocumentCopy } from "./copy/fr.ts";
import { documentCopies } from "./copy/index.ts";
import { readAllDocumentFacts, type DocumentFacts } from "./find-document.ts";
import {
  documentKinds,
  documentKindsOf,
  documentName,
  downloadId,
  documentsPath,
  filesPath,
  longestSide,
  pictureKinds,
  pictureName,
  pictureOf,
  type Download,
} from "./schema.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { recordOf } from "#i18n/record-of.ts";

type Facts = Pick<DocumentFacts, "name" | "version" | "date" | "size" | "sha256" | "mediaType">;

type Titles = Record<Language, DocumentCopy["titles"]>;
type Sources = {
  generatedFacts: ReadonlyMap<string, DocumentFacts>;
  titles: Titles;
  pictures: Awaited<ReturnType<Context["findPictures"]>>;
};
type FactsByName = Awaited<ReturnType<ContentFiles["find"]>>;

/** Products before this sort position are the most requested ones. */
const featuredOrderLimit = 30;

/** Lists all downloads per website in display order: documents and images generated from product data, uploaded files, and videos. */
export async function listDownloads(context: Context, files: ContentFiles): Promise<Download[]> {
  const generatedFacts = await readAllDocumentFacts(context);
  const configs = await readSiteConfig(context);
  const products = await readEntries(context, "product");
  const uploads = await readEntries(context, "download");
  const videos = await readEntries(context, "video");
  const facts = await files.find(
    context,
    [...uploads, ...videos].map(({ file }) => file),
  );
  const rows = [...uploads.map((entry) => uploadRow(facts, entry)), ...videos.map((entry) => videoRow(facts, entry))];
  const pictures = await context.findPictures(
    context.database,
    products.flatMap(({ picture, heroPicture }) => (heroPicture ? [picture, heroPicture] : [picture])),
  );
  const titles = recordOf(languageCodes, (code) => copyIn(documentCopies, code, configs).titles);
  // Skip generated files of unpublished localizations, which stay stored.
  const languagesOf = (product: FullEntry<"product">) => products.flatMap(({ id, languages: codes }) => (id === product.id ? codes : []));
  const rowsOf = (product: FullEntry<"product">) =>
    productRows({ generatedFacts, titles, pictures }, product, new Set(languagesOf(product)));
  return [...products.flatMap(rowsOf), ...rows.filter((row) => row !== undefined)].sort(
    (a, b) => a.order - b.order || (a.id < b.id ? -1 : Number(a.id > b.id)) || a.websiteId - b.websiteId,
  );
}

/** Lists the files of one product for one website, in every language of the product. */
function productRows(
  { generatedFacts, titles, pictures }: Sources,
  product: FullEntry<"product">,
  codes: ReadonlySet<Language>,
): Download[] {
  const language = contentLanguages.find((code) => languages[code].websiteId === product.websiteId);
  assert(language, `no language has website ${product.websiteId}`);
  const row = (
    name: string,
    kind: keyof DocumentCopy["titles"],
    place: number,
    more: Pick<Download, "documentType" | "resourceType" | "problemTypes" | "language" | "pixels">,
  ): Download[] => {
    const facts = generatedFacts.get(name);
    if (!facts) return [];
    const titleIn = (code: Language, productName: string) => fillPlaceholders(titles[code][kind], { product: productName });
    return [
      {
        ...fileFields(facts, documentsPath),
        id: downloadId(name),
        websiteId: product.websiteId,
        state: 1,
        languages: product.languages,
        order: product.order * 10 + place,
        top: more.documentType === "pdf" && product.order < featuredOrderLimit,
        products: [product.id],
        ...more,
        title: titleIn(language, product.name),
        ...dependentTitles(dependentsOf(language), (code) =>
          titleIn(code, textsInLanguage<FullEntry<"product">>(code, product).texts.name),
        ),
      },
    ];
  };
  const sheets = documentKindsOf(product).flatMap((kind) =>
    [...codes].flatMap((code) =>
      row(documentName(product.id, kind, code), kind, documentKinds.indexOf(kind), {
        documentType: "pdf",
        resourceType: kind,
        problemTypes: kind === "data-sheet" ? ["choosing"] : ["installation", "commissioning"],
        language: code,
      }),
    ),
  );
  const images = pictureKinds.flatMap((kind, place) =>
    row(pictureName(product.id, kind), kind, 5 + place, {
      documentType: "image",
      resourceType: "picture",
      problemTypes: ["presentation"],
      language: undefined,
      pixels: pixelsOf(pictures.get(pictureOf(kind, product) ?? "")),
    }),
  );
  return [...sheets, ...images];
}

/** Returns the size of the generated file, which is never larger than its source. */
function pixelsOf(source: { width: number; height: number } | undefined): Download["pixels"] {
  if (!source) return undefined;
  const { width, height } = source;
  const factor = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

function uploadRow(files: FactsByName, entry: FullEntry<"download">): Download | undefined {
  const { file, top, path: _, ...row } = entry;
  const facts = files.get(file);
  return (
    facts && {
      ...row,
      top: top === true && !row.replacedBy?.length,
      ...fileFields({ ...facts, ...row }, filesPath),
      permanentUrl: `${documentsPath}/${row.id}`,
    }
  );
}

function videoRow(files: FactsByName, entry: FullEntry<"video">): Download | undefined {
  const facts = files.get(entry.file);
  const { id, websiteId, order, products, problemTypes, version, date, sample, title } = entry;
  return (
    facts && {
      ...fileFields({ ...facts, version, date }, filesPath),
      id: `video-${id}`,
      websiteId,
      state: 1,
      languages: entry.languages,
      order,
      top: false,
      products,
      documentType: "video",
      resourceType: "video",
      problemTypes,
      sample,
      title,
      ...dependentTitles(dependentLanguages, (code) => entry[code]?.title),
    }
  );
}

function dependentTitles(
  codes: readonly DependentLanguage[],
  titleOf: (code: DependentLanguage) => string | undefined,
): WithDependentTexts<{ title: string }> {
  const titles = codes.flatMap((code) => {
    const title = titleOf(code);
    return title === undefined ? [] : [[code, { title }]];
  });
  return Object.fromEntries(titles);
}

function fileFields({ name, version, date, size, sha256, mediaType }: Facts, folder: string) {
  const url = `${folder}/${name}`;
  return { url, permanentUrl: url, version, date, size, sha256, mediaType };
}
