import { variantsForDisplay, mediaPath, type ImageVariant, type PublicPicture } from "#domain/media/schema";
import { escapeMarkup } from "../escape-markup.ts";
import type { Context } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { leavesOf } from "./fields/leaves.ts";
import { picturesIn } from "./pictures-in.ts";

export type TextPictures = ReadonlyMap<string, PublicPicture>;

export async function readTextPictures(
  { database, findPictures }: Pick<Context, "database" | "findPictures">,
  { fields }: Collection,
  rows: readonly { data: EntryData; others: Record<string, EntryData> }[],
): Promise<TextPictures> {
  const leaves = rows.flatMap(({ data, others }) => [data, ...Object.values(others)]).flatMap((data) => leavesOf(fields, data));
  const names = leaves.flatMap(({ field, value }) => (field.kind === "markdown" && typeof value === "string" ? picturesIn(value) : []));
  return findPictures(database, [...new Set(names)]);
}

/** Texts are as wide as the window, at most 44rem. */
const sizesOfText = "(min-width: 48rem) 44rem, 100vw";

/** Builds the markup of an image with AVIF and WebP variants in several widths. */
export function pictureMarkup(picture: PublicPicture, alt: string): string {
  const sizes = variantsForDisplay(picture, "half");
  const sizesIn = (format: ImageVariant["format"]) => sizes.filter((size) => size.format === format);
  const sources = (format: ImageVariant["format"]) =>
    sizesIn(format)
      .map(({ name, width }) => `${mediaPath}/${name} ${width}w`)
      .join(", ");
  const largest = sizesIn("webp").at(-1);
  const address = largest ? `src="${mediaPath}/${largest.name}" width="${largest.width}" height="${largest.height}"` : "";
  return [
    `<picture><source type="image/avif" srcset="${sources("avif")}" sizes="${sizesOfText}">`,
    `<img ${address} srcset="${sources("webp")}" sizes="${sizesOfText}" alt="${escapeMarkup(alt)}" loading="lazy" decoding="async"></picture>`,
  ].join("");
}
