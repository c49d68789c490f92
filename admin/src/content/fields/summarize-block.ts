/** Returns the texts of a block in one line, for its closed head. */
export function summarizeBlock(block: Record<string, unknown>): string {
  return Object.entries(block)
    .map(([name, value]) => (name === "kind" ? "" : textsIn(value)))
    .filter((text) => text !== "")
    .join(" · ");
}

function textsIn(value: unknown): string {
  // A Markdown text may begin with the sign of a heading.
  if (typeof value === "string" || typeof value === "number") return String(value).replace(/^#+ /, "");
  return typeof value === "object" && value !== null ? summarizeBlock({ ...value }) : "";
}
