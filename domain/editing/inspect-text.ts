import { Marked, type Token, type Tokens } from "marked";

type Finding = { reason: "headingLevel" | "pictureWithoutText"; detail: string } | { reason: "link"; detail: string };

/** The page title has level 1, so a text begins at level 2. */
const firstLevel = 2;

export function inspectText(markdown: string): Finding[] {
  const marked = new Marked();
  const findings: Finding[] = [];
  let level = firstLevel - 1;
  const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
  const tokens = marked.lexer(markdown);
  for (const token of tokens.filter(isHeading)) {
    if (token.depth < firstLevel || token.depth > level + 1) findings.push({ reason: "headingLevel", detail: token.text });
    level = token.depth;
  }
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link") findings.push({ reason: "link", detail: String(token.href) });
    if (token.type === "image" && !token.text) findings.push({ reason: "pictureWithoutText", detail: String(token.href) });
  });
  return findings;
}

/** Returns the ids of headings, to which `#id` links. */
export function headingIdsIn(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#{2,4} .* \{#([a-z][a-z0-9-]*)\}$/gm), ([, place]) => place ?? "");
}
