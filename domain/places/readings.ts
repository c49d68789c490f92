import { spellingVariants } from "./search-keys.ts";

/** Interpretation of a text: adjacent words name the place, the words before and after them are qualifiers. */
export type Reading = { spellings: readonly string[]; before: readonly string[]; after: readonly string[] };

/** Longer than any place name with qualifiers; further words are ignored. */
const maxWords = 12;

/** Returns all interpretations of the words, longest names first. */
export function readingsOf(words: readonly string[]): Reading[] {
  const usedWords = words.slice(0, maxWords);
  const readings: Reading[] = [];
  for (let length = usedWords.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= usedWords.length; start += 1) {
      const typedName = usedWords.slice(start, start + length).join("");
      readings.push({ spellings: spellingVariants(typedName), before: usedWords.slice(0, start), after: usedWords.slice(start + length) });
    }
  }
  return readings;
}
