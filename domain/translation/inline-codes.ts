/** Matches a link or image in three parts, or a placeholder such as `{name}` or `{#anchor}`. */
const codePattern = /(!?\[)([^[\]]*)(\]\([^()\s]*\))|(\{#?[a-z][\w-]*\})/g;

type Link = { opening: string; parts: InlinePart[]; closing: string };
/** Part of a text: words, a placeholder, or a link around further parts. */
export type InlinePart = string | { place: string } | Link;

/** Splits a text into words, links, images and placeholders. Their concatenation equals the text. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: opening = "", 2: words = "", 3: closing = "", 4: place, index } of text.matchAll(codePattern)) {
    parts.push(text.slice(from, index), place === undefined ? { opening, parts: parseInline(words), closing } : { place });
    from = index + whole.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== "");
}

/** Compares link targets and placeholders of two texts, in any order. */
export function haveSameCodes(one: string, other: string): boolean {
  return codesIn(parseInline(one)).sort().join("\n") === codesIn(parseInline(other)).sort().join("\n");
}

/** Returns what identifies a code: the placeholder, or the target of a link. */
function nameOfCode(code: Exclude<InlinePart, string>): string {
  return "place" in code ? code.place : code.closing;
}

function codesIn(parts: readonly InlinePart[]): string[] {
  return parts.flatMap((part) => (typeof part === "string" ? [] : [nameOfCode(part), ...("parts" in part ? codesIn(part.parts) : [])]));
}

/** Numbers the codes of a unit. A code of the target gets the number of the same code in the source, which is numbered first. */
export function numberCodes() {
  const unused = new Map<string, number[]>();
  let last = 0;
  return {
    inSource(code: Exclude<InlinePart, string>): number {
      last += 1;
      unused.set(nameOfCode(code), [...(unused.get(nameOfCode(code)) ?? []), last]);
      return last;
    },
    inTarget: (code: Exclude<InlinePart, string>): number => unused.get(nameOfCode(code))?.shift() ?? (last += 1),
  };
}
export type CodeNumber = (code: Exclude<InlinePart, string>) => number;
