import * as v from "valibot";
import { dependentLanguages, languageCodes, languages, type Language } from "#i18n/languages.ts";
import { documentTypes, problemTypes, resourceTypes } from "../content/schema.ts";
import { entryIdentity } from "../entry-identity.ts";

export { default as outlines } from "./templates/outlines.json" with { type: "json" };

/** What is made of each product, in each language. */
export const documentKinds = ["data-sheet", "quick-guide"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Returns the key of a file's title. A data sheet of a product without figures is called an overview. */
export function sheetName<Kind extends string>(kind: Kind, { figures }: { figures: readonly unknown[] }): Kind | "overview" {
  return kind === "data-sheet" && figures.length === 0 ? "overview" : kind;
}

/** Pictures of each product to take away: cut out for a layout, and the whole picture. */
export const pictureKinds = ["cutout", "picture"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the files made of the product data lie, those of `content/files`, and the captions of videos. */
export const documentsPath = "/documents";
export const filesPath = "/files";
export const videosPath = "/videos";

/** How many files can be chosen at once: their ids stand in an address. */
export const mostChosen = 50;

/** Address of what was chosen as one ZIP: `document` for each id, `in` for the language of its list. */
export const selectionPath = `${documentsPath}/selection.zip`;

/** Address of all documents of a product in a language as one ZIP. */
export function bundlePath(product: string, language: string): string {
  return `${documentsPath}/bundle/${product}-${language}.zip`;
}

/** Address of a video's captions in a language. */
export function captionsPath(video: string, code: string): string {
  return `${videosPath}/${video}/${code}.vtt`;
}

/**
 * A row of `GET /download/list`.
 *
 * - `language`: that of the file; none where it speaks every language
 * - `top`: among the first that the support center offers
 * - `replacedBy`: ids of those that are to be used in its place
 * - `url`: address of the file as it is now, from the root of the site
 * - `permanentUrl`: address that stays, whatever file it is that an editor chooses next
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
  // Of the languages that fall back on it.
  ...v.entriesFromList(dependentLanguages, v.optional(v.object({ title: v.string() }))),
});
export type Download = v.InferOutput<typeof downloadSchema>;

const language = new RegExp(`-(${languageCodes.join("|")})$`);

/** Name of a product's document: last part of its permanent address. The key of a product never changes, nor does this. */
export function documentName(product: string, kind: DocumentKind, code: string): string {
  return `${product}-${kind}-${code}.pdf`;
}

export function pictureName(product: string, kind: PictureKind): string {
  return kind === "cutout" ? `${product}-cutout.png` : `${product}-picture.jpg`;
}

/** Id of a product's document or picture in the list of downloads. */
export function downloadId(name: string): string {
  return name.replaceAll(".", "-");
}

/** Which product a name speaks of; `undefined` where it is the name of no document. */
export function productOf(name: string): string | undefined {
  const [, stem = "", extension] = /^([a-z0-9-]{1,140})\.(pdf|png|jpg)$/.exec(name) ?? [];
  const ends = extension === "pdf" ? documentKinds.map((kind) => `-${kind}`) : [extension === "png" ? "-cutout" : "-picture"];
  const rest = extension === "pdf" ? stem.replace(language, "") : stem;
  if (extension === undefined || (extension === "pdf" && rest === stem)) return undefined;
  const end = ends.find((candidate) => rest.endsWith(candidate));
  return end && rest.slice(0, -end.length);
}

/** How each website tells of a file, those of the language's own website. */
export function onPagesOf(language: Language, downloads: readonly Download[]): Download[] {
  return downloads.filter(({ websiteId }) => websiteId === languages[language].websiteId);
}

/** All there is of a product for who reads a language, but for films. */
export function bundleOf(downloads: readonly Download[], product: string, language: Language): Download[] {
  return onPagesOf(language, downloads).filter(
    (download) =>
      download.products.includes(product) &&
      download.documentType !== "video" &&
      !download.replacedBy?.length &&
      (download.language === undefined || download.language === language),
  );
}
