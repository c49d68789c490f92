import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { foldText, lexemesOf, tokensOf, type Token } from "./analyse.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./query.ts";

/** Excerpts are split at matches, so that the page can mark them without HTML from the search. */
export type ExcerptPart = { text: string; match: boolean };
type Match = { start: number; end: number; terms: Term[] };

/** Lengths are in characters. A line shorter than `sentence` counts as a heading or a table cell. */
const latinLengths = { excerpt: 220, sentence: 40 };
const chineseLengths = { excerpt: 110, sentence: 18 };
/** The first match begins after this share of the excerpt. */
const shareBefore = 0.3;
/** Matches words that folding leaves unchanged, with punctuation around them. */
const unfoldableWord = /^[^\p{L}\p{M}\p{N}]*[a-z]*[^\p{L}\p{M}\p{N}]*$/u;
const maxTriedStarts = 50;
/** Stemming changes at most this many letters at the end of a word: récemment is found by recent. */
const maxStemmedLetters = 3;
const minBeginningLength = 2;
const maxScannedCharacters = 30_000;

/** Returns the part of a text with the most matches, or its beginning. */
export function excerptOf(text: string, words: readonly SearchWord[], language: Language): ExcerptPart[] {
  const lengths = traits[language].spaced ? latinLengths : chineseLengths;
  const terms = termsOf(words);
  const beginnings = [
    ...new Set(terms.map(({ lexeme }) => lexeme.slice(0, Math.max(minBeginningLength, lexeme.length - maxStemmedLetters)))),
  ];
  let best = { line: "", from: 0, matches: [] as Match[], score: -1 };
  for (const line of text.slice(0, maxScannedCharacters).split("\n")) {
    const matches = matchesIn(line, terms, beginnings, language);
    if (matches.length === 0 && best.score >= 0) continue;
    const from = bestStart(matches, lengths.excerpt);
    const foundTerms = termsWithin(matches, from, from + lengths.excerpt);
    const matchedWords = words.filter(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every((term) => foundTerms.has(term))),
    ).length;
    const isSentence = line.length >= lengths.sentence;
    const score = foundTerms.size === 0 ? 0 : matchedWords + foundTerms.size / (terms.length + 1) + (isSentence ? 0.5 : 0);
    if (score > best.score) best = { line, from, matches, score };
    if (matchedWords === words.length && isSentence) break;
  }
  return cut(best.line, best.from, lengths.excerpt, best.matches);
}

/** Skips words that cannot match, because analysing all words of a text takes longer than the search. */
function matchesIn(line: string, terms: readonly Term[], beginnings: readonly string[], language: Language): Match[] {
  const matches: Match[] = [];
  let at = 0;
  for (const chunk of line.split(" ")) {
    if (mayMatch(chunk, beginnings)) {
      for (const token of tokensOf(chunk))
        matches.push(...matchesOf({ ...token, start: at + token.start, end: at + token.end }, terms, language));
    }
    at += chunk.length + 1;
  }
  return matches;
}

function mayMatch(chunk: string, beginnings: readonly string[]): boolean {
  return containsAny(chunk, beginnings) || (!unfoldableWord.test(chunk) && containsAny(foldText(chunk), beginnings));
}

function containsAny(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => text.includes(beginning));
}

function matchesOf(token: Token, terms: readonly Term[], language: Language): Match[] {
  if (token.chinese) return chineseMatches(token, terms);
  const lexemes = lexemesOf(token, language);
  const matched = terms.filter((term) => lexemes.some((lexeme) => isMatch(term, lexeme)));
  return matched.length > 0 ? [{ start: token.start, end: token.end, terms: matched }] : [];
}

function chineseMatches({ start, text }: Token, terms: readonly Term[]): Match[] {
  const matches = terms.flatMap((term) => {
    const places: Match[] = [];
    for (let at = text.indexOf(term.lexeme); at !== -1; at = text.indexOf(term.lexeme, at + 1)) {
      places.push({ start: start + at, end: start + at + term.lexeme.length, terms: [term] });
    }
    return places;
  });
  return matches.toSorted((a, b) => a.start - b.start);
}

/** Returns the earliest start of an excerpt with the most different terms. */
function bestStart(matches: readonly Match[], length: number): number {
  let best = { from: 0, termCount: 0 };
  const before = Math.floor(length * shareBefore);
  for (const from of [0, ...matches.slice(0, maxTriedStarts).map(({ start }) => Math.max(0, start - before))]) {
    const termCount = termsWithin(matches, from, from + length).size;
    if (termCount > best.termCount) best = { from, termCount };
  }
  return best.from;
}

function termsWithin(matches: readonly Match[], from: number, to: number): Set<Term> {
  return new Set(matches.filter(({ start, end }) => start >= from && end <= to).flatMap(({ terms }) => terms));
}

function cut(line: string, from: number, length: number, matches: readonly Match[]): ExcerptPart[] {
  const start = from === 0 ? 0 : wordStart(line, from);
  const end = from + length >= line.length ? line.length : wordEnd(line, from + length, start);
  const parts: ExcerptPart[] = start > 0 ? [{ text: "… ", match: false }] : [];
  let at = start;
  for (const match of matches) {
    if (match.end > end || match.end <= at) continue;
    if (match.start > at) parts.push({ text: line.slice(at, match.start), match: false });
    const last = parts.at(-1);
    const text = line.slice(Math.max(at, match.start), match.end);
    // Join overlapping pairs of Chinese characters to one mark.
    if (last?.match && match.start <= at) last.text += text;
    else parts.push({ text, match: true });
    at = match.end;
  }
  if (at < end) parts.push({ text: line.slice(at, end), match: false });
  return end < line.length ? [...parts, { text: " …", match: false }] : parts;
}

/** Returns the start of the next word; without a space nearby, as in Chinese, `from` itself. */
function wordStart(line: string, from: number): number {
  const space = line.slice(from, from + 30).search(/\s\S/u);
  return space === -1 ? from : from + space + 1;
}

function wordEnd(line: string, to: number, start: number): number {
  const space = line.lastIndexOf(" ", to);
  return space > start && to - space < 30 ? space : to;
}
