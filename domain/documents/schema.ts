import * as v from "valibot";
import { dependentLanguages, languageCodes, languages, type Language } from "#i18n/languages.ts";
import { documentTypes, problemTypes, resourceTypes } from "../content/schema.ts";
import { entryIdentity } from "../entry-identity.ts";

export { default as outlines } from "./templates/outlines.json" with { type: "json" };

/** Each product has these documents in each language. */
export const documentKinds = ["data-sheet", "quick-guide"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Returns the message key of a document's title. A data sheet of a product without figures is called an overview. */
export function titleKeyOf<Kind extends string>(kind: Kind, { figures }: { figures: readonly unknown[] }): Kind | "overview" {
  return kind === "data-sheet" && figures.length === 0 ? "overview" : kind;
}

/** Each product has these images to download: the cut-out, and the image with its background. */
export const pictureKinds = ["cutout", "picture"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Generated files, uploaded files and video captions are below these paths. */
export const documentsPath = "/documents";
export const filesPath = "/files";
export const videosPath = "/videos";

/** A ZIP archive has at most this many files, because their ids are in the query string. */
export const maxSelectedFiles = 50;

/** Serves a ZIP archive of selected files: `document` for each id, `in` for the language of the list. */
export const selectionPath = `${documentsPath}/selection.zip`;

/** Returns the path of a ZIP archive of a product's documents in a language. */
export function bundlePath(product: string, language: string): string {
  return `${documentsPath}/bundle/${product}-${language}.zip`;
}

export function captionsPath(video: string, code: string): string {
  return `${videosPath}/${video}/${code}.vtt`;
}

/**
 * `GET /download/list` returns these rows. `language` is that of the file, if it has one; `top` features it in the
 * support center. `permanentUrl` stays the same when an editor replaces the file at `url`.
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

/** Returns the file name in a document's permanent address. If the product's slug changes, it redirects. */
export function documentName(product: string, kind: DocumentKind, code: string): string {
  return `${product}-${kind}-${code}.pdf`;
}

export function pictureName(product: string, kind: PictureKind): string {
  return kind === "cutout" ? `${product}-cutout.png` : `${product}-picture.jpg`;
}

export function downloadId(name: string): string {
  return name.replaceAll(".", "-");
}

/** Returns the product of a generated file's name; `undefined` for other names. */
export function productOf(name: string): string | undefined {
  const [, stem = "", extension] = /^([a-z0-9-]{1,140})\.(pdf|png|jpg)$/.exec(name) ?? [];
  const suffixes = extension === "pdf" ? documentKinds.map((kind) => `-${kind}`) : [extension === "png" ? "-cutout" : "-picture"];
  const withoutLanguage = extension === "pdf" ? stem.replace(language, "") : stem;
  if (extension === undefined || (extension === "pdf" && withoutLanguage === stem)) return undefined;
  const suffix = suffixes.find((candidate) => withoutLanguage.endsWith(candidate));
  return suffix && withoutLanguage.slice(0, -suffix.length);
}

/** Selects the documents of a language's website. */
export function downloadsFor(language: Language, downloads: readonly Download[]): Download[] {
  return downloads.filter(({ websiteId }) => websiteId === languages[language].websiteId);
}

/** Selects the current documents of a product for readers of a language, without videos. */
export function selectBundle(downloads: readonly Download[], product: string, language: Language): Download[] {
  return downloadsFor(language, downloads).filter(
    (download) =>
      download.products.includes(product) &&
      download.documentType !== "video" &&
      !download.replacedBy?.length &&
      (download.language === undefined || download.language === language),
  );
}
