import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { isStopWord, lexemeOf, pairsOf, partsOf, tokensOf, type Token } from "./analyse.ts";

/** With `prefix`, also longer words that begin so; with `suffix`, also those that end so. */
export type Term = { lexeme: string; prefix: boolean; suffix?: true };
/**
 * A word of what somebody searches for: found where all terms of one of its alternatives are.
 * `text` is the folded word itself, `typed` the same where it may have been mistyped.
 */
export type SearchWord = { text: string; alternatives: Term[][]; typed?: string };

const mostWords = 12;
/** The code of an error as it is read aloud. */
const spacedCode = /(?<![\p{L}\p{N}])([a-z])\s(\d{3})(?![\p{L}\p{N}])/giu;
const shortestPrefix = 4;
const shortestMistyped = 4;
const shortestSuffix = 5;
/** Before a lexeme whose letters stand in reverse order: how an index of beginnings finds ends. No word has the sign. */
const reversed = "~";

/** The words of a search text, without those that every text has. */
export function searchWordsOf(text: string, language: Language): SearchWord[] {
  return tokensOf(text.replace(spacedCode, "$1$2"))
    .flatMap((token) => (token.chinese ? chineseWords(token.text, language) : [plainWord(token, language)]))
    .filter(({ alternatives }) => alternatives.length > 0)
    .slice(0, mostWords);
}

/** As PostgreSQL's tsquery; `all` words have to be there, or `any` term of them. Lexemes are letters and digits only. */
export function tsqueryOf(words: readonly SearchWord[], mode: "all" | "any"): string {
  if (mode === "any") return [...new Set(termsOf(words).map(tsqueryTerm))].join(" | ");
  const alternative = (terms: Term[]) => `(${terms.map(tsqueryTerm).join(" & ")})`;
  return words.map(({ alternatives }) => `(${alternatives.map(alternative).join(" | ")})`).join(" & ");
}

export function termsOf(words: readonly SearchWord[]): Term[] {
  return words.flatMap(({ alternatives }) => alternatives.flat());
}

export function isMatch(term: Term, lexeme: string): boolean {
  if (term.suffix && lexeme.endsWith(term.lexeme)) return true;
  return term.prefix ? lexeme.startsWith(term.lexeme) : lexeme === term.lexeme;
}

/** A lexeme by which its end is found, in languages whose words grow together: Heimspeicher by Speicher. */
export function endingOf(lexeme: string, language: Language): string | undefined {
  const mayBeFound = traits[language].compounds && lexeme.length > shortestSuffix && /^\p{L}+$/u.test(lexeme);
  return mayBeFound ? inReverse(lexeme) : undefined;
}

function inReverse(lexeme: string): string {
  return reversed + [...lexeme].toReversed().join("");
}

function plainWord(token: Token, language: Language): SearchWord {
  const parts = partsOf(token.text);
  const joined = parts.join("");
  const spellings = new Set([joined, ...(traits[language].umlauts ? [withoutUmlautE(joined)] : [])]);
  const alternatives = [...[...spellings].map((spelling) => [spelling]), ...(parts.length > 1 ? [parts] : [])]
    .map((spelling) => spelling.flatMap((word) => lexemeOf(word, language) ?? []).map((lexeme) => termOf(lexeme, language)))
    .filter((terms) => terms.length > 0);
  const mayBeMistyped = joined.length >= shortestMistyped && /^\p{L}+$/u.test(joined);
  return { text: joined, alternatives, typed: mayBeMistyped ? joined : undefined };
}

/** Überschuss is folded to uberschuss; who has no ü on the keyboard types Ueberschuss. */
function withoutUmlautE(word: string): string {
  return word.replace(/([aou])e/g, "$1");
}

/**
 * Signs in a row, parted where both neighbours are words of two signs or more. The dictionary behind the segmenter does
 * not know the trade's words and takes some apart, sign by sign; those stay together.
 */
function chineseWords(signs: string, language: Language): SearchWord[] {
  const segments = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(signs)].map(({ segment }) => segment);
  const words: string[] = [];
  let open = false;
  for (const segment of segments) {
    if (segment.length > 1 && isStopWord(segment, language)) {
      open = false;
    } else if (open && (segment.length === 1 || words.at(-1)!.length === 1)) {
      words[words.length - 1] += segment;
    } else {
      words.push(segment);
      open = true;
    }
  }
  return words.map((word) => ({ text: word, alternatives: [pairsOf(word).map((lexeme) => ({ lexeme, prefix: false }))] }));
}

function termOf(lexeme: string, language: Language): Term {
  const isWord = /^\p{L}+$/u.test(lexeme);
  const term = { lexeme, prefix: lexeme.length >= shortestPrefix && isWord };
  return traits[language].compounds && isWord && lexeme.length >= shortestSuffix ? { ...term, suffix: true } : term;
}

function tsqueryTerm({ lexeme, prefix, suffix }: Term): string {
  const asTyped = prefix ? `'${lexeme}':*` : `'${lexeme}'`;
  return suffix ? `(${asTyped} | '${inReverse(lexeme)}':*)` : asTyped;
}
