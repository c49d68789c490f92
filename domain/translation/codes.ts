import { escapeMarkup } from "../escape-markup.ts";

/** Link or image in three parts, or a placeholder such as `{name}` or `{#anchor}`. */
const code = /(!?\[)([^[\]]*)(\]\([^()\s]*\))|(\{#?[a-z][\w-]*\})/g;

/** Wraps untranslatable parts of a text in XLIFF inline elements. The concatenated text of all elements equals the input. */
export function protect(text: string): string {
  let last = 0;
  const protectPart = (part: string): string => {
    let [markup, from] = ["", 0];
    for (const { 0: whole, 1: opening, 2: words = "", 3: closing, 4: place, index } of part.matchAll(code)) {
      const id = (last += 1);
      markup += escapeMarkup(part.slice(from, index));
      markup += place
        ? `<ph id="${id}" ctype="x-place">${escapeMarkup(place)}</ph>`
        : `<bpt id="${id}" ctype="link">${opening}</bpt>${protectPart(words)}<ept id="${id}">${escapeMarkup(closing ?? "")}</ept>`;
      from = index + whole.length;
    }
    return markup + escapeMarkup(part.slice(from));
  };
  return protectPart(text);
}

/** Whether two texts have the same link targets and placeholders, in any order. */
export function haveSameCodes(one: string, other: string): boolean {
  return codesIn(one).join("\n") === codesIn(other).join("\n");
}

function codesIn(text: string): string[] {
  const codes = Array.from(text.matchAll(code), ([, , words = "", closing, place]) => [place ?? closing ?? "", ...codesIn(words)]);
  return codes.flat().sort();
}
