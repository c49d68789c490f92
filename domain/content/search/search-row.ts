import type { contentSearch } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { wordsIn } from "#i18n/traits.ts";
import { collectionOf, collections } from "../collections/index.ts";
import type { EntryData } from "../collections/collection.ts";
import { hashData } from "../entry-data.ts";
import type { SearchWeight } from "../fields/field.ts";
import type { EditionKey } from "../edition.ts";
import { isStopWord, lexemesOf, partsOf, tokensOf } from "./analyse.ts";
import { typeNames } from "../type-names.ts";
import { plainText } from "./plain-text.ts";
import { endingOf } from "./search-words.ts";

export type PublicEdition = EditionKey & { data: EntryData; publishedAt: Date };
type SearchRow = typeof contentSearch.$inferInsert;

/** To be raised with every change of how texts are analysed: it makes all rows anew. */
const analysisVersion = 3;
export const analysis = hashData({
  analysisVersion,
  searched: collections.map(({ type, title, searched }) => [type, title, searched]),
}).slice(0, 12);

const shortestWord = 4;
const longestWord = 30;
/** A word that comes back so often in a body is what the entry is about. */
const oftenInBody = 3;

/** An edition as search keeps it for a language that shows it, and its words as they are spelt. */
export function searchRow(entry: PublicEdition, language: Language): { row: SearchRow; spellings: Set<string> } {
  const { type, name, title, searched } = collectionOf(entry.type);
  const { data } = entry;
  const content: string[] = [];
  const head = new Map<string, SearchWeight>();
  const document = new Set([languageLexeme(language)]);
  const spellings = new Set<string>();
  const inBody = new Map<string, number>();

  for (const [field, weight] of Object.entries(searched)) {
    const text = textOf(data[field], field, language);
    if (weight === "C" || weight === "D") content.push(text);
    for (const token of tokensOf(text)) {
      if (!token.chinese) for (const word of spellingsOf(token.text, language)) spellings.add(word);
      for (const lexeme of lexemesOf(token, language)) {
        const ending = endingOf(lexeme, language);
        const found = ending === undefined ? [lexeme] : [lexeme, ending];
        for (const each of found) document.add(each);
        const count = (inBody.get(lexeme) ?? 0) + 1;
        if (weight === "D") inBody.set(lexeme, count);
        const isHead = weight !== "D" || count === oftenInBody;
        if (!isHead) continue;
        for (const each of found) if (weight < (head.get(each) ?? "E")) head.set(each, weight);
      }
    }
  }
  // People also type what an entry is, as in "error code A-201". The plural that staff see is known in their languages alone.
  const typeWords = { ...typeNames[type], ...name };
  for (const token of tokensOf(wordsIn(typeWords, language))) for (const lexeme of lexemesOf(token, language)) document.add(lexeme);
  const row: SearchRow = {
    language,
    type: entry.type,
    key: entry.key,
    edition: entry.language,
    publishedAt: entry.publishedAt,
    title: textOf(data[title], title, language),
    content: content.join("\n"),
    head: [...head].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" "),
    document: [...document].map((lexeme) => `'${lexeme}'`).join(" "),
    analysis,
  };
  return { row, spellings };
}

/**
 * Stands in a document for its language, so that one index answers for both: a condition of its own on the language
 * makes the planner read through every document of it. No word has a colon.
 */
export function languageLexeme(language: Language): string {
  return `${language}:`;
}

/** A field as text; lists such as keywords become lines. */
function textOf(value: unknown, field: string, language: Language): string {
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "string") return "";
  return field === "body" ? plainText(value, language) : value;
}

/** A token's words, the joined ones too, as far as they are words that somebody could mistype. */
export function spellingsOf(text: string, language: Language): string[] {
  const parts = partsOf(text);
  return [...parts, parts.join("")].filter(
    (word) => word.length >= shortestWord && word.length <= longestWord && /^\p{L}+$/u.test(word) && !isStopWord(word, language),
  );
}
