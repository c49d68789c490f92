import { Marked } from "marked";
import { kindSizes, mediaPath, type PictureSize, type PublicPicture } from "#domain/media/schema";
import { escapeMarkup } from "../escape-markup.ts";
import type { Context } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

/** How the address of a picture of the media begins in a Markdown text. */
export const pictureScheme = "picture:";
/** Those that a text shows, by their names. */
export type TextPictures = ReadonlyMap<string, PublicPicture>;

/** The pictures of the media that a Markdown text names. */
export function picturesIn(markdown: string): string[] {
  // Most texts have none, and are read no further.
  if (!markdown.includes(pictureScheme)) return [];
  const marked = new Marked();
  const names = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "image" && String(token.href).startsWith(pictureScheme)) names.add(String(token.href).slice(pictureScheme.length));
  });
  return [...names];
}

/** The pictures in the texts of these entries, in all the languages that there are beside each other. */
export async function readTextPictures(
  { database, findPictures }: Pick<Context, "database" | "findPictures">,
  { fields }: Collection,
  rows: readonly { data: EntryData; others: Record<string, EntryData> }[],
): Promise<TextPictures> {
  const markdown = Object.entries(fields).flatMap(([name, { kind }]) => (kind === "markdown" ? [name] : []));
  const texts = rows.flatMap(({ data, others }) => [data, ...Object.values(others)]).flatMap((data) => markdown.map((name) => data[name]));
  return findPictures(database, [...new Set(texts.flatMap((text) => (typeof text === "string" ? picturesIn(text) : [])))]);
}

/** A text is as wide as the window, but no wider than its column. */
const sizesOfText = "(min-width: 48rem) 44rem, 100vw";

/** A picture in the best form that a browser reads, in a width that fits. */
export function pictureMarkup(picture: PublicPicture, alt: string): string {
  const sizes = kindSizes(picture, "half");
  const of = (format: PictureSize["format"]) => sizes.filter((size) => size.format === format);
  const sources = (format: PictureSize["format"]) =>
    of(format)
      .map(({ name, width }) => `${mediaPath}/${name} ${width}w`)
      .join(", ");
  const largest = of("webp").at(-1);
  const address = largest ? `src="${mediaPath}/${largest.name}" width="${largest.width}" height="${largest.height}"` : "";
  return [
    `<picture><source type="image/avif" srcset="${sources("avif")}" sizes="${sizesOfText}">`,
    `<img ${address} srcset="${sources("webp")}" sizes="${sizesOfText}" alt="${escapeMarkup(alt)}" loading="lazy" decoding="async"></picture>`,
  ].join("");
}
