import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { excerptOf } from "./excerpt.ts";
import { searchWordsOf } from "./query.ts";

const markedExcerpt = (text: string, query: string, language: Language = "en") =>
  excerptOf(text, searchWordsOf(query, language), language)
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join("");

const filler = "Nothing of interest is said in these few words here. ";

test.each<[why: string, text: string, query: string, language: Language, excerpt: string]>([
  ["matches as written in the text", "Les énergies, l’Énergie.", "energie", "fr", "Les [énergies], l’[Énergie]."],
  ["a hyphenated word as a whole", "With AGAVE-TH it runs.", "agave", "en", "With [AGAVE-TH] it runs."],
  ["the whole word for a matching stem", "Posée récemment, vue souvent.", "récent", "fr", "Posée [récemment], vue souvent."],
  ["a hyphenated word that was typed as one", "An E-Mail comes.", "email", "en", "An [E-Mail] comes."],
  ["a number with its separators", "Rated for 62,5\u202fkW.", "62.5", "de", "Rated for [62,5]\u202fkW."],
  ["overlapping Chinese pairs as one match", "混合逆变器与电池。", "逆变器", "cn", "混合[逆变器]与电池。"],
  ["the beginning where nothing matches", "A lead.\nA body.", "yacht", "en", "A lead."],
  [
    "the line with the most matches",
    "A yacht at sea lies here, it lies here.\nA yacht with a sail, it lies in the harbour.",
    "yacht sail",
    "en",
    "A [yacht] with a [sail], it lies in the harbour.",
  ],
  [
    "a sentence rather than a heading",
    "Yachts\nThere are yachts that have been lying here.",
    "yacht",
    "en",
    "There are [yachts] that have been lying here.",
  ],
])("the search excerpt shows %s", (_, text, query, language, excerpt) => {
  expect(markedExcerpt(text, query, language)).toBe(excerpt);
});

test("the search excerpt of a long text shows whole words around the match", () => {
  const excerpt = markedExcerpt(`${filler.repeat(20)}The yacht lies here. ${filler.repeat(20)}`, "yacht");
  expect(excerpt).toMatch(/^… \w.* \[yacht\] lies here\. .*\w\.? …$/);
  const words = new Set([...filler.split(" "), "The", "[yacht]", "lies", "here.", "…"]);
  expect(excerpt.split(" ").filter((word) => !words.has(word) && !words.has(`${word}.`))).toEqual([]);
  expect(excerpt.length).toBeLessThan(240);
});

test("the search excerpt of a very long text stays short", () => {
  expect(markedExcerpt("yacht ".repeat(200_000), "yacht").length).toBeLessThan(400);
});
