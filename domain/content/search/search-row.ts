import type { contentSearch } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { textInLanguage } from "#i18n/traits.ts";
import type { EntryData } from "../collections/collection.ts";
import { collectionOf, collections } from "../collections/index.ts";
import type { LocalizationKey } from "../localization.ts";
import { hashData } from "../entry-data.ts";
import type { Fields, SearchWeight } from "../fields/field.ts";
import { leavesOf } from "../fields/leaves.ts";
import { isHideableData } from "../hidden-examples.ts";
import { typeNames } from "../type-names.ts";
import { lexemesOf, spellingsOf, tokensOf } from "./analyse.ts";
import { plainText } from "./plain-text.ts";
import { reversedEnding } from "./query.ts";

export type IndexableLocalization = LocalizationKey & { data: EntryData; publishedAt: Date };

/**
 * Raise the version whenever texts or synonyms are analysed differently; the next search then indexes everything again. Never use a
 * number twice, because databases of that version would keep their index.
 */
const analysisVersion = 6;
export const analysis = hashData({
  analysisVersion,
  searched: collections.map(({ type, title, searched }) => [type, title, searched]),
}).slice(0, 12);

/** Words that a body repeats this often belong to the head of the entry. */
const minRepeats = 3;

/** Builds the index row of a localization for a language that shows it, and its words for the vocabulary. */
export function searchRow(
  entry: IndexableLocalization,
  language: Language,
): { row: typeof contentSearch.$inferInsert; spellings: ReadonlySet<string> } {
  const { type, name, title, searched, fields } = collectionOf(entry.type);
  const { data } = entry;
  const content: string[] = [];
  const head = new Map<string, SearchWeight>();
  const document = new Set([languageLexeme(language)]);
  const spellings = new Set<string>();
  const countsInBody = new Map<string, number>();

  for (const [field, weight] of Object.entries(searched)) {
    const text =
      fields[field]?.kind === "blocks" ? textOfBlocks(fields, { [field]: data[field] }, language) : textOf(data[field], field, language);
    if (weight === "C" || weight === "D") content.push(text);
    for (const token of tokensOf(text)) {
      for (const word of spellingsOf(token, language)) spellings.add(word);
      for (const lexeme of lexemesOf(token, language)) {
        const ending = reversedEnding(lexeme, language);
        const lexemes = ending === undefined ? [lexeme] : [lexeme, ending];
        for (const each of lexemes) document.add(each);
        const count = (countsInBody.get(lexeme) ?? 0) + 1;
        if (weight === "D") countsInBody.set(lexeme, count);
        if (weight === "D" && count !== minRepeats) continue;
        for (const each of lexemes) if (weight < (head.get(each) ?? "E")) head.set(each, weight);
      }
    }
  }
  // Visitors also type the type of an entry: "error code A-201". The plural for staff exists only in some languages.
  const typeWords = tokensOf(textInLanguage({ ...typeNames[type], ...name }, language));
  for (const lexeme of typeWords.flatMap((token) => lexemesOf(token, language))) document.add(lexeme);
  const row = {
    language,
    type: entry.type,
    key: entry.key,
    edition: entry.language,
    publishedAt: entry.publishedAt,
    title: textOf(data[title], title, language),
    content: content.join("\n"),
    head: [...head].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" "),
    document: [...document].map((lexeme) => `'${lexeme}'`).join(" "),
    isExample: isHideableData(entry),
    analysis,
  };
  return { row, spellings };
}

/**
 * Returns the lexeme that every document of a language has, because a separate condition on the language makes the
 * planner read all documents. No word contains a colon.
 */
export function languageLexeme(language: Language): string {
  return `${language}:`;
}

/** Returns a field as text; lists such as keywords become lines. */
function textOf(value: unknown, field: string, language: Language): string {
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "string") return "";
  return field === "body" ? plainText(value, language) : value;
}

/** Returns the texts of blocks, a line for each. */
function textOfBlocks(fields: Fields, data: EntryData, language: Language): string {
  const lines = leavesOf(fields, data).map(({ field: { kind }, value }) => {
    if (typeof value !== "string") return "";
    if (kind === "markdown") return plainText(value, language);
    return kind === "text" || kind === "longText" ? value : "";
  });
  return lines.filter((line) => line !== "").join("\n");
}
