import { previewOf, type Picture } from "#app/assets/pictures.server.ts";
import {
  variantsForDisplay,
  mediaPath,
  previewVariant,
  croppedVariants,
  type ImageVariant,
  type PublicPicture,
  type DisplayKind,
} from "#domain/media/schema";
import { fallbackOf } from "#i18n/languages.ts";
import type { RequestContext } from "./request-context.ts";

export type EntryPage = Pick<RequestContext, "language" | "pictures" | "reportMissing">;

/** Placeholder for an image that does not exist. Its colour works on every background. */
const placeholder: Picture = {
  sources: {},
  img: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", w: 3, h: 2 },
  absent: true,
};
const generalPreview = "house-dusk";

/** Returns the image that an entry names; logs a missing one and returns an empty placeholder. */
export function entryPicture(page: EntryPage, kind: DisplayKind, name: string): Picture {
  const picture = findEntryPicture(page, kind, name);
  if (picture) return picture;
  report(page, name);
  return kind === "cutout" ? placeholder : { ...placeholder, colour: "var(--color-line)" };
}

/** Returns the image that an entry names, or `undefined` if it does not exist. */
export function findEntryPicture({ pictures }: Pick<EntryPage, "pictures">, kind: DisplayKind, name: string): Picture | undefined {
  const picture = pictures?.get(name);
  if (!picture) return undefined;
  const narrow = kind === "wide" ? croppedVariants(picture) : [];
  return { ...sourcesOf(picture, variantsForDisplay(picture, kind)), ...(narrow.length > 0 && { narrow: sourcesOf(picture, narrow) }) };
}

/** Returns the caption of an image, for entries without a caption of their own. */
export function captionOf({ pictures, language }: EntryPage, name: string): string | undefined {
  const texts = pictures?.get(name)?.texts;
  return (texts?.[language] ?? texts?.[fallbackOf(language) ?? language])?.caption;
}

/** Returns the address of the link preview of an entry's image, or of the site's default image. */
export function entryPreview(page: EntryPage, name: string): string {
  const picture = page.pictures?.get(name);
  if (picture) return addressOf(previewVariant(picture));
  report(page, name);
  return previewOf(generalPreview);
}

/** Reports a missing image, unless the list of images could not be loaded. */
function report({ pictures, reportMissing }: EntryPage, name: string): void {
  if (pictures) reportMissing(name);
}

function sourcesOf({ colour }: PublicPicture, sizes: readonly ImageVariant[]): Omit<Picture, "narrow"> {
  const largest = sizes.reduce((most, size) => (size.format === "webp" && size.width >= most.width ? size : most));
  const formats = [...new Set(sizes.map(({ format }) => format))];
  const sourceOf = (format: ImageVariant["format"]) =>
    sizes
      .filter((size) => size.format === format)
      .map((size) => `${addressOf(size)} ${size.width}w`)
      .join(", ");
  return {
    sources: Object.fromEntries(formats.map((format) => [format, sourceOf(format)])),
    img: { src: addressOf(largest), w: largest.width, h: largest.height },
    ...(colour && { colour }),
  };
}

function addressOf({ name }: ImageVariant): string {
  return `${mediaPath}/${name}`;
}
