import { escapeMarkup } from "../escape-markup.ts";

/** A link or picture in its three parts, or a place such as `{name}` and `{#anchor}`. */
const code = /(!?\[)([^[\]]*)(\]\([^()\s]*\))|(\{#?[a-z][\w-]*\})/g;

/** A text with what nobody may translate in elements that hold it: read back, the text of all elements together is the text. */
export function protect(text: string): string {
  let last = 0;
  const inner = (part: string): string => {
    let [written, from] = ["", 0];
    for (const { 0: whole, 1: opening, 2: words = "", 3: closing, 4: place, index } of part.matchAll(code)) {
      const id = (last += 1);
      written += escapeMarkup(part.slice(from, index));
      written += place
        ? `<ph id="${id}" ctype="x-place">${escapeMarkup(place)}</ph>`
        : `<bpt id="${id}" ctype="link">${opening}</bpt>${inner(words)}<ept id="${id}">${escapeMarkup(closing ?? "")}</ept>`;
      from = index + whole.length;
    }
    return written + escapeMarkup(part.slice(from));
  };
  return inner(text);
}

/** Whether two texts lead to the same addresses and have the same places, in whatever order. */
export function haveSameCodes(one: string, other: string): boolean {
  return codesIn(one).join("\n") === codesIn(other).join("\n");
}

function codesIn(text: string): string[] {
  const found = Array.from(text.matchAll(code), ([, , words = "", closing, place]) => [place ?? closing ?? "", ...codesIn(words)]);
  return found.flat().sort();
}
