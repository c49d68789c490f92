import { languageCodes, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Beside, DocumentType, ProblemType, ResourceType } from "../content/schema.ts";

/** What is made of each product, in each language. */
export const documentKinds = ["data-sheet", "quick-guide"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Pictures of each product to take away: cut out for a layout, and the whole picture. */
export const pictureKinds = ["cutout", "picture"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the files made of the product data lie, those of `content/files`, and the captions of videos. */
export const documentsPath = "/documents";
export const filesPath = "/files";
export const videosPath = "/videos";

/** Address of a video's captions in a language. */
export function captionsPath(video: string, code: string): string {
  return `${videosPath}/${video}/${code}.vtt`;
}

/**
 * A row of `GET /download/list`.
 *
 * - `language`: that of the file; none where it speaks every language
 * - `top`: among the first that the support center offers
 * - `url`: its permanent address, from the root of the site
 */
export type Download = {
  id: string;
  websiteId: WebsiteId;
  state: 1;
  languages: Language[];
  order: number;
  top: boolean;
  products: string[];
  documentType: DocumentType;
  language?: Language;
  resourceType: ResourceType;
  problemTypes: ProblemType[];
  version: number;
  date: string;
  url: string;
  mediaType: string;
  size: number;
  sha256: string;
  sample?: boolean;
  title: string;
} & Beside<{ title: string }>;

const language = new RegExp(`-(${languageCodes.join("|")})$`);

/** Name of a product's document: last part of its permanent address. The key of a product never changes, nor does this. */
export function documentName(product: string, kind: DocumentKind, code: string): string {
  return `${product}-${kind}-${code}.pdf`;
}

export function pictureName(product: string, kind: PictureKind): string {
  return kind === "cutout" ? `${product}-cutout.png` : `${product}-picture.jpg`;
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
