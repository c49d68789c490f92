import { Marked } from "marked";

/** URL scheme of images from the media library in Markdown. */
export const pictureScheme = "picture:";

/** Returns the names of the images in a Markdown text. */
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
