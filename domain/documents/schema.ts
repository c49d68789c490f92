import * as v from "valibot";
import { dependentLanguages, languageCodes, languages, type Language } from "#i18n/languages.ts";
import { documentTypes, problemTypes, resourceTypes } from "../content/schema.ts";
import { entryIdentity } from "../entry-identity.ts";

export { default as outlines } from "./templates/outlines.json" with { type: "json" };

/** Documents generated for each product in each language. */
export const documentKinds = ["data-sheet", "quick-guide"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Returns the message key of a document's title. A data sheet of a product without figures is called an overview. */
export function sheetName<Kind extends string>(kind: Kind, { figures }: { figures: readonly unknown[] }): Kind | "overview" {
  return kind === "data-sheet" && figures.length === 0 ? "overview" : kind;
}

/** Downloadable images of each product: the cut-out, and the image with its background. */
export const pictureKinds = ["cutout", "picture"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Paths of generated files, of uploaded files, and of video captions. */
export const documentsPath = "/documents";
export const filesPath = "/files";
export const videosPath = "/videos";

/** Maximum of files per ZIP archive, because their ids are in the query string. */
export const mostChosen = 50;

/** Path of a ZIP archive of selected files: `document` for each id, `in` for the language of the list. */
export const selectionPath = `${documentsPath}/selection.zip`;

/** Path of a ZIP archive of a product's documents in a language. */
export function bundlePath(product: string, language: string): string {
  return `${documentsPath}/bundle/${product}-${language}.zip`;
}

export function captionsPath(video: string, code: string): string {
  return `${videosPath}/${video}/${code}.vtt`;
}

/**
 * Row of `GET /download/list`.
 *
 * - `language`: language of the file; undefined if it has none
 * - `top`: featured in the support center
 * - `replacedBy`: ids of the documents that replace it
 * - `url`: path of the current file
 * - `permanentUrl`: path that stays the same when an editor replaces the file
 */
export const downloadSchema = v.object({
  ...entryIdentity,
  order: v.number(),
  top: v.boolean(),
  products: v.array(v.string()),
  documentType: v.picklist(documentTypes),
  language: v.optional(v.picklist(languageCodes)),
  resourceType: v.picklist(resourceTypes),
  problemTypes: v.array(v.picklist(problemTypes)),
  version: v.number(),
  date: v.string(),
  url: v.string(),
  permanentUrl: v.string(),
  mediaType: v.string(),
  size: v.number(),
  sha256: v.string(),
  replacedBy: v.optional(v.array(v.string())),
  sample: v.optional(v.boolean()),
  title: v.string(),
  ...v.entriesFromList(dependentLanguages, v.optional(v.object({ title: v.string() }))),
});
export type Download = v.InferOutput<typeof downloadSchema>;

const language = new RegExp(`-(${languageCodes.join("|")})$`);

/** File name of a product's document, used in its permanent address. A product's slug never changes. */
export function documentName(product: string, kind: DocumentKind, code: string): string {
  return `${product}-${kind}-${code}.pdf`;
}

export function pictureName(product: string, kind: PictureKind): string {
  return kind === "cutout" ? `${product}-cutout.png` : `${product}-picture.jpg`;
}

export function downloadId(name: string): string {
  return name.replaceAll(".", "-");
}

/** Product of a generated file's name; `undefined` for other names. */
export function productOf(name: string): string | undefined {
  const [, stem = "", extension] = /^([a-z0-9-]{1,140})\.(pdf|png|jpg)$/.exec(name) ?? [];
  const suffixes = extension === "pdf" ? documentKinds.map((kind) => `-${kind}`) : [extension === "png" ? "-cutout" : "-picture"];
  const withoutLanguage = extension === "pdf" ? stem.replace(language, "") : stem;
  if (extension === undefined || (extension === "pdf" && withoutLanguage === stem)) return undefined;
  const suffix = suffixes.find((candidate) => withoutLanguage.endsWith(candidate));
  return suffix && withoutLanguage.slice(0, -suffix.length);
}

/** Documents of the website of a language. */
export function onPagesOf(language: Language, downloads: readonly Download[]): Download[] {
  return downloads.filter(({ websiteId }) => websiteId === languages[language].websiteId);
}

/** Current documents of a product for readers of a language, without videos. */
export function bundleOf(downloads: readonly Download[], product: string, language: Language): Download[] {
  return onPagesOf(language, downloads).filter(
    (download) =>
      download.products.includes(product) &&
      download.documentType !== "video" &&
      !download.replacedBy?.length &&
      (download.language === undefined || download.language === language),
  );
}
