import * as v from "valibot";
import { dayMs } from "#i18n/day.ts";
import { dependentLanguages, languageCodes, languages, type Language } from "#i18n/languages.ts";
import { certificateMarkets, documentTypes, hasExpired, problemTypes, resourceTypes } from "../content/schema.ts";
import { entryIdentity } from "../entry-identity.ts";

export { default as outlines } from "./templates/outlines.json" with { type: "json" };

/** Documents that are generated from a product in each language. */
export const documentKinds = ["data-sheet", "quick-guide"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A single figure makes no data sheet: the page shows it below the product's name, which may even contain it (cholla WiFi). */
export const minSheetFigures = 2;

export function hasDataSheet({ figures }: { figures: readonly unknown[] }): boolean {
  return figures.length >= minSheetFigures;
}

/** Returns the kinds of documents of a product: no data sheet without figures, and no quick guide without a kind of device. */
export function documentKindsOf(product: { figures: readonly unknown[]; guide?: unknown }): DocumentKind[] {
  return documentKinds.filter((kind) => (kind === "data-sheet" ? hasDataSheet(product) : product.guide !== undefined));
}

/** Returns the path of the form by which visitors ask for the project data sheet of a product without a public one. */
export function sheetRequestPath(product: string): string {
  return `/project-request?product=${product}`;
}

/** Each product has these images to download at the size of their source: the cut-out, and the image with its background. */
export const pictureKinds = ["cutout", "picture"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Longer sides are reduced to this number of pixels. */
export const longestSide = 4096;

export function pictureOf(kind: PictureKind, { picture, heroPicture }: { picture: string; heroPicture?: string }): string | undefined {
  return kind === "cutout" ? picture : heroPicture;
}

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

const texts = { title: v.string(), changes: v.optional(v.string()) };

/**
 * `GET /download/list` returns these rows. Certificates have number, body, `markets` (none: every market) and `validUntil`;
 * firmware notes have `firmwareVersion` and `changes`; generated images have their size in `pixels`. `language` is that of the file, if it has one; `top` features it in the
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
  certificateNumber: v.optional(v.string()),
  certificateBody: v.optional(v.string()),
  markets: v.optional(v.array(v.picklist(certificateMarkets))),
  validUntil: v.optional(v.string()),
  firmwareVersion: v.optional(v.string()),
  version: v.number(),
  date: v.string(),
  url: v.string(),
  permanentUrl: v.string(),
  mediaType: v.string(),
  size: v.number(),
  sha256: v.string(),
  replacedBy: v.optional(v.array(v.string())),
  sample: v.optional(v.boolean()),
  pixels: v.optional(v.object({ width: v.number(), height: v.number() })),
  ...texts,
  ...v.entriesFromList(dependentLanguages, v.optional(v.object(texts))),
});
export type Download = v.InferOutput<typeof downloadSchema>;

/** Returns the next moment at which a certificate runs out. */
export function nextExpiry(downloads: readonly Pick<Download, "validUntil">[], now: Date): Date | undefined {
  const days = downloads.flatMap((download) =>
    download.validUntil && !hasExpired(download, now) ? [Date.parse(download.validUntil)] : [],
  );
  return days.length > 0 ? new Date(Math.min(...days) + dayMs) : undefined;
}

const language = new RegExp(`-(${languageCodes.join("|")})$`);

/** Returns the file name in a document's permanent address. If the product's slug changes, it redirects. */
export function documentName(product: string, kind: DocumentKind, code: string): string {
  return `${product}-${kind}-${code}.pdf`;
}

export const documentPath = (product: string, kind: DocumentKind, code: string): string =>
  `${documentsPath}/${documentName(product, kind, code)}`;

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
