import { Marked, type Token, type Tokens } from "marked";

/** What can be told of a Markdown text by itself, in the order in which it stands there. */
type Finding =
  | { reason: "headingLevel" | "pictureWithoutText"; detail: string }
  /** Where a link leads, for others to judge. */
  | { reason: "link"; detail: string };

/** A text begins below the title of its page, which is the first level. */
const firstLevel = 2;

export function readText(markdown: string): Finding[] {
  const marked = new Marked();
  const found: Finding[] = [];
  let level = firstLevel - 1;
  const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
  const tokens = marked.lexer(markdown);
  for (const token of tokens.filter(isHeading)) {
    if (token.depth < firstLevel || token.depth > level + 1) found.push({ reason: "headingLevel", detail: token.text });
    level = token.depth;
  }
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link") found.push({ reason: "link", detail: String(token.href) });
    if (token.type === "image" && !token.text) found.push({ reason: "pictureWithoutText", detail: String(token.href) });
  });
  return found;
}

/** The places in a text that links can lead to. */
export function placesIn(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#{2,4} .* \{#([a-z][a-z0-9-]*)\}$/gm), ([, place]) => place ?? "");
}
