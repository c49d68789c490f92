import { escapeMarkup } from "../escape-markup.ts";

/** Matches a link or image in three parts, or a placeholder such as `{name}` or `{#anchor}`. */
const codePattern = /(!?\[)([^[\]]*)(\]\([^()\s]*\))|(\{#?[a-z][\w-]*\})/g;

/** Wraps links, images and placeholders in XLIFF inline elements. Their concatenated text equals the input. */
export function wrapInlineCodes(text: string): string {
  let lastId = 0;
  const wrapPart = (part: string): string => {
    let [markup, from] = ["", 0];
    for (const { 0: whole, 1: opening, 2: words = "", 3: closing, 4: place, index } of part.matchAll(codePattern)) {
      const id = (lastId += 1);
      markup += escapeMarkup(part.slice(from, index));
      markup += place
        ? `<ph id="${id}" ctype="x-place">${escapeMarkup(place)}</ph>`
        : `<bpt id="${id}" ctype="link">${opening}</bpt>${wrapPart(words)}<ept id="${id}">${escapeMarkup(closing ?? "")}</ept>`;
      from = index + whole.length;
    }
    return markup + escapeMarkup(part.slice(from));
  };
  return wrapPart(text);
}

/** Compares link targets and placeholders of two texts, in any order. */
export function haveSameCodes(one: string, other: string): boolean {
  return codesIn(one).join("\n") === codesIn(other).join("\n");
}

function codesIn(text: string): string[] {
  const codes = Array.from(text.matchAll(codePattern), ([, , words = "", closing, place]) => [place ?? closing ?? "", ...codesIn(words)]);
  return codes.flat().sort();
}
