import { Converter } from "opencc-js/t2cn";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { isStopWord, lexemeOf, pairsOf, partsOf, tokensOf, type Token } from "./analyse.ts";

/** `prefix` also finds longer words that begin with the lexeme, `suffix` also words that end with it. */
export type Term = { lexeme: string; prefix: boolean; suffix?: true };
/** A word matches if all terms of one of its alternatives match. `isUnknown` means that no correction exists. */
export type SearchWord = { text: string; alternatives: Term[][]; isUnknown?: true };

const toSimplified = Converter({ from: "twp", to: "cn" });
const han = /\p{Script=Han}/u;
const maxWords = 12;
/** Matches a device error code as it is read aloud: A 201. */
const spacedCode = /(?<![\p{L}\p{N}])([a-z])\s(\d{3})(?![\p{L}\p{N}])/giu;
const shortestPrefix = 4;
const shortestMistyped = 4;
const shortestSuffix = 5;
/** The index stores lexemes with this mark and reversed letters, so that a prefix search finds word endings. */
const reversedMark = "~";

/**
 * Normalizes a query like the indexed texts: full-width letters and the radicals of PDFs become plain characters,
 * traditional Chinese becomes simplified Chinese.
 */
export function normalizeQuery(text: string): string {
  const plain = text.normalize("NFKC").replaceAll("\u2010", "-");
  return han.test(plain) ? toSimplified(plain) : plain;
}

/** Splits a query into words, without stop words. */
export function searchWordsOf(text: string, language: Language): SearchWord[] {
  return tokensOf(text.replace(spacedCode, "$1$2"))
    .flatMap((token) => (token.chinese ? chineseWords(token.text, language) : [latinWord(token, language)]))
    .filter(({ alternatives }) => alternatives.length > 0)
    .slice(0, maxWords);
}

/** Lets the last word of an unfinished query match longer words. */
export function allowLongerLastWord(words: readonly SearchWord[]): SearchWord[] {
  const withPrefix = (term: Term) => ({ ...term, prefix: /^[\p{L}--\p{Script=Han}]+$/v.test(term.lexeme) });
  const last = words.at(-1);
  return last ? [...words.slice(0, -1), { ...last, alternatives: last.alternatives.map((terms) => terms.map(withPrefix)) }] : [];
}

export function isChinese({ text }: SearchWord): boolean {
  return han.test(text);
}

export function isLatinWord({ text }: SearchWord): boolean {
  return /^[\p{L}--\p{Script=Han}]+$/v.test(text);
}

/** Excludes numbers and short words from fuzzy matching, because too many others are similar. */
export function canBeMistyped(word: SearchWord): boolean {
  return word.text.length >= shortestMistyped && isLatinWord(word);
}

/** Writes the query for PostgreSQL's `to_tsquery`: all words, or any term of them. Lexemes have only letters and digits. */
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

/** Returns the reversed lexeme that makes the end of a compound searchable: Speicher finds Heimspeicher. */
export function reversedEnding(lexeme: string, language: Language): string | undefined {
  const isLong = traits[language].compounds && lexeme.length > shortestSuffix && /^\p{L}+$/u.test(lexeme);
  return isLong ? reverseLexeme(lexeme) : undefined;
}

function reverseLexeme(lexeme: string): string {
  return reversedMark + [...lexeme].toReversed().join("");
}

function latinWord(token: Token, language: Language): SearchWord {
  const parts = partsOf(token.text);
  const joined = parts.join("");
  // Words of a question may be joined: "faut-il", "est-ce".
  if (parts.length > 1 && parts.every((part) => isStopWord(part, language))) return { text: joined, alternatives: [] };
  // A keyboard without ü types Ueberschuss, while Überschuss is folded to uberschuss.
  const spellings = new Set([joined, ...(traits[language].umlauts ? [joined.replace(/([aou])e/g, "$1")] : [])]);
  const alternatives = [...[...spellings].map((spelling) => [spelling]), ...(parts.length > 1 ? [parts] : [])]
    .map((spelling) => spelling.flatMap((word) => lexemeOf(word, language) ?? []).map((lexeme) => termOf(lexeme, language)))
    .filter((terms) => terms.length > 0);
  return { text: joined, alternatives };
}

/**
 * Splits Chinese text between words of at least two characters. Intl.Segmenter lacks technical terms and splits them into single
 * characters: several of them are a word of their own, one belongs to its neighbour.
 */
function chineseWords(characters: string, language: Language): SearchWord[] {
  const segments = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(characters)].map(({ segment }) => segment);
  const groups = segments.reduce<string[][]>((lists, segment) => {
    const last = lists.at(-1);
    if (last && segment.length === 1 && last[0]!.length === 1) last.push(segment);
    else lists.push([segment]);
    return lists;
  }, []);
  const words: string[] = [];
  let canExtendLast = false;
  for (const group of groups) {
    const text = group.join("");
    if (text.length > 1 && isStopWord(text, language)) {
      canExtendLast = false;
    } else if (canExtendLast && (text.length === 1 || words.at(-1)!.length === 1)) {
      words[words.length - 1] += text;
    } else {
      words.push(text);
      canExtendLast = true;
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
  const prefixTerm = prefix ? `'${lexeme}':*` : `'${lexeme}'`;
  return suffix ? `(${prefixTerm} | '${reverseLexeme(lexeme)}':*)` : prefixTerm;
}
