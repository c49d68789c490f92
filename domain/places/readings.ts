import { spellingsOf } from "./keys.ts";

/** One way to read a text: these of its words name the place, in any of the spellings, and the others stand beside it. */
export type Reading = { spellings: readonly string[]; before: readonly string[]; after: readonly string[] };

/** More words than any place is named with; of a longer text only the beginning is read. */
const mostWords = 12;

/** All ways to read the words of a text, those with the longest names first. */
export function readingsOf(words: readonly string[]): Reading[] {
  const read = words.slice(0, mostWords);
  const readings: Reading[] = [];
  for (let length = read.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= read.length; start += 1) {
      const typed = read.slice(start, start + length).join("");
      readings.push({ spellings: spellingsOf(typed), before: read.slice(0, start), after: read.slice(start + length) });
    }
  }
  return readings;
}
