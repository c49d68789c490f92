import { Marked } from "marked";

/** Images of the media library have this URL scheme in Markdown: `![alt](picture:name)`. */
export const pictureScheme = "picture:";

export function picturesIn(markdown: string): string[] {
  // Most texts have no image, so skip parsing.
  if (!markdown.includes(pictureScheme)) return [];
  const marked = new Marked();
  const names = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "image" && String(token.href).startsWith(pictureScheme)) names.add(String(token.href).slice(pictureScheme.length));
  });
  return [...names];
}
