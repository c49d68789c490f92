import { Marked } from "marked";
import { kindSizes, mediaPath, type PictureSize, type PublicPicture } from "#domain/media/schema";
import { escapeMarkup } from "../escape-markup.ts";
import type { Context } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

/** URL scheme of images from the media library in Markdown. */
export const pictureScheme = "picture:";
export type TextPictures = ReadonlyMap<string, PublicPicture>;

export function picturesIn(markdown: string): string[] {
  // Skip parsing; most texts have no image.
  if (!markdown.includes(pictureScheme)) return [];
  const marked = new Marked();
  const names = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "image" && String(token.href).startsWith(pictureScheme)) names.add(String(token.href).slice(pictureScheme.length));
  });
  return [...names];
}

export async function readTextPictures(
  { database, findPictures }: Pick<Context, "database" | "findPictures">,
  { fields }: Collection,
  rows: readonly { data: EntryData; others: Record<string, EntryData> }[],
): Promise<TextPictures> {
  const markdown = Object.entries(fields).flatMap(([name, { kind }]) => (kind === "markdown" ? [name] : []));
  const texts = rows.flatMap(({ data, others }) => [data, ...Object.values(others)]).flatMap((data) => markdown.map((name) => data[name]));
  return findPictures(database, [...new Set(texts.flatMap((text) => (typeof text === "string" ? picturesIn(text) : [])))]);
}

/** A text is as wide as the window, at most 44rem. */
const sizesOfText = "(min-width: 48rem) 44rem, 100vw";

/** Markup of an image in the formats AVIF and WebP and several widths. */
export function pictureMarkup(picture: PublicPicture, alt: string): string {
  const sizes = kindSizes(picture, "half");
  const sizesIn = (format: PictureSize["format"]) => sizes.filter((size) => size.format === format);
  const sources = (format: PictureSize["format"]) =>
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
