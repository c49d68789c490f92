import { Converter } from "opencc-js/t2cn";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { isStopWord, lexemeOf, pairsOf, partsOf, tokensOf, type Token } from "./analyse.ts";

/** A lexeme to find: with `prefix` also longer words that begin with it, with `suffix` also words that end with it. */
export type Term = { lexeme: string; prefix: boolean; suffix?: true };
/** A folded word of a query. It matches where all terms of one of its alternatives match. `isUnknown`: nothing corrects it. */
export type SearchWord = { text: string; alternatives: Term[][]; isUnknown?: true };

const toSimplified = Converter({ from: "twp", to: "cn" });
const han = /\p{Script=Han}/u;
const mostWords = 12;
/** An error code as it is read aloud: A 201. */
const spacedCode = /(?<![\p{L}\p{N}])([a-z])\s(\d{3})(?![\p{L}\p{N}])/giu;
const shortestPrefix = 4;
const shortestMistyped = 4;
const shortestSuffix = 5;
/** Marks a lexeme with reversed letters: the index can then find word endings as beginnings. */
const reversed = "~";

/**
 * Writes a query as the index writes its texts: compatibility characters such as full-width letters and the radicals of PDFs
 * become plain ones, traditional Chinese becomes simplified Chinese.
 */
export function normalizeQuery(text: string): string {
  const plain = text.normalize("NFKC").replaceAll("\u2010", "-");
  return han.test(plain) ? toSimplified(plain) : plain;
}

/** The words of a query without its stop words. */
export function searchWordsOf(text: string, language: Language): SearchWord[] {
  return tokensOf(text.replace(spacedCode, "$1$2"))
    .flatMap((token) => (token.chinese ? chineseWords(token.text, language) : [latinWord(token, language)]))
    .filter(({ alternatives }) => alternatives.length > 0)
    .slice(0, mostWords);
}

/** Lets the last word of an unfinished query go on. */
export function withOpenEnd(words: readonly SearchWord[]): SearchWord[] {
  const open = (term: Term) => ({ ...term, prefix: /^[\p{L}--\p{Script=Han}]+$/v.test(term.lexeme) });
  const last = words.at(-1);
  return last ? [...words.slice(0, -1), { ...last, alternatives: last.alternatives.map((terms) => terms.map(open)) }] : [];
}

export function isChinese({ text }: SearchWord): boolean {
  return han.test(text);
}

/** Numbers and short words are not corrected: too many others are similar. */
export function canBeMistyped({ text }: SearchWord): boolean {
  return text.length >= shortestMistyped && /^[\p{L}--\p{Script=Han}]+$/v.test(text);
}

/** The query for PostgreSQL's `to_tsquery`: `all` words, or `any` term of them. Lexemes have only letters and digits. */
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

/** The lexeme that makes the end of a compound searchable: Speicher finds Heimspeicher. */
export function endingOf(lexeme: string, language: Language): string | undefined {
  const isLong = traits[language].compounds && lexeme.length > shortestSuffix && /^\p{L}+$/u.test(lexeme);
  return isLong ? inReverse(lexeme) : undefined;
}

function inReverse(lexeme: string): string {
  return reversed + [...lexeme].toReversed().join("");
}

function latinWord(token: Token, language: Language): SearchWord {
  const parts = partsOf(token.text);
  const joined = parts.join("");
  // Überschuss is folded to uberschuss; a keyboard without ü types Ueberschuss.
  const spellings = new Set([joined, ...(traits[language].umlauts ? [joined.replace(/([aou])e/g, "$1")] : [])]);
  const alternatives = [...[...spellings].map((spelling) => [spelling]), ...(parts.length > 1 ? [parts] : [])]
    .map((spelling) => spelling.flatMap((word) => lexemeOf(word, language) ?? []).map((lexeme) => termOf(lexeme, language)))
    .filter((terms) => terms.length > 0);
  return { text: joined, alternatives };
}

/**
 * Splits Chinese text between two words of at least two characters each. The dictionary of Intl.Segmenter lacks technical terms
 * and splits some into single characters; those stay together.
 */
function chineseWords(characters: string, language: Language): SearchWord[] {
  const segments = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(characters)].map(({ segment }) => segment);
  const words: string[] = [];
  let isOpen = false;
  for (const segment of segments) {
    if (segment.length > 1 && isStopWord(segment, language)) {
      isOpen = false;
    } else if (isOpen && (segment.length === 1 || words.at(-1)!.length === 1)) {
      words[words.length - 1] += segment;
    } else {
      words.push(segment);
      isOpen = true;
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
  const ofBeginning = prefix ? `'${lexeme}':*` : `'${lexeme}'`;
  return suffix ? `(${ofBeginning} | '${inReverse(lexeme)}':*)` : ofBeginning;
}
