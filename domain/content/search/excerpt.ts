import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { fold, lexemesOf, tokensOf, type Token } from "./analyse.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./query.ts";

/** A part of an excerpt, so that the page can mark matches without HTML from here. */
export type ExcerptPart = { text: string; match: boolean };
type Match = { start: number; end: number; terms: Term[] };

/** In characters. A line shorter than `sentence` is a heading or a table cell. */
const latinLengths = { excerpt: 220, sentence: 40 };
const chineseLengths = { excerpt: 110, sentence: 18 };
/** The share of an excerpt before its first match. */
const shareBefore = 0.3;
/** A word that folding does not change, with punctuation around it. */
const foldedWord = /^[^\p{L}\p{M}\p{N}]*[a-z]*[^\p{L}\p{M}\p{N}]*$/u;
const triedStarts = 50;
/** A stem differs from its word in so many last letters at most: récemment is found by recent. */
const changedByStemming = 3;
const shortestBeginning = 2;
const scannedCharacters = 30_000;

/** The part of a text with the most matches, or its beginning. */
export function excerptOf(text: string, words: readonly SearchWord[], language: Language): ExcerptPart[] {
  const lengths = traits[language].spaced ? latinLengths : chineseLengths;
  const terms = termsOf(words);
  const beginnings = [
    ...new Set(terms.map(({ lexeme }) => lexeme.slice(0, Math.max(shortestBeginning, lexeme.length - changedByStemming)))),
  ];
  let best = { line: "", from: 0, matches: [] as Match[], worth: -1 };
  for (const line of text.slice(0, scannedCharacters).split("\n")) {
    const matches = matchesIn(line, terms, beginnings, language);
    if (matches.length === 0 && best.worth >= 0) continue;
    const from = bestStart(matches, lengths.excerpt);
    const found = termsWithin(matches, from, from + lengths.excerpt);
    const whole = words.filter(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every((term) => found.has(term))),
    ).length;
    const isSentence = line.length >= lengths.sentence;
    const worth = found.size === 0 ? 0 : whole + found.size / (terms.length + 1) + (isSentence ? 0.5 : 0);
    if (worth > best.worth) best = { line, from, matches, worth };
    if (whole === words.length && isSentence) break;
  }
  return cut(best.line, best.from, lengths.excerpt, best.matches);
}

/** Analyses only words that may match: to analyse all words of a text takes longer than the search. */
function matchesIn(line: string, terms: readonly Term[], beginnings: readonly string[], language: Language): Match[] {
  const matches: Match[] = [];
  let at = 0;
  for (const stretch of line.split(" ")) {
    if (mayMatch(stretch, beginnings)) {
      for (const token of tokensOf(stretch))
        matches.push(...matchesOf({ ...token, start: at + token.start, end: at + token.end }, terms, language));
    }
    at += stretch.length + 1;
  }
  return matches;
}

function mayMatch(stretch: string, beginnings: readonly string[]): boolean {
  return holdsAny(stretch, beginnings) || (!foldedWord.test(stretch) && holdsAny(fold(stretch), beginnings));
}

function holdsAny(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => text.includes(beginning));
}

function matchesOf(token: Token, terms: readonly Term[], language: Language): Match[] {
  if (token.chinese) return chineseMatches(token, terms);
  const lexemes = lexemesOf(token, language);
  const matched = terms.filter((term) => lexemes.some((lexeme) => isMatch(term, lexeme)));
  return matched.length > 0 ? [{ start: token.start, end: token.end, terms: matched }] : [];
}

function chineseMatches({ start, text }: Token, terms: readonly Term[]): Match[] {
  const found = terms.flatMap((term) => {
    const places: Match[] = [];
    for (let at = text.indexOf(term.lexeme); at !== -1; at = text.indexOf(term.lexeme, at + 1)) {
      places.push({ start: start + at, end: start + at + term.lexeme.length, terms: [term] });
    }
    return places;
  });
  return found.toSorted((a, b) => a.start - b.start);
}

/** The earliest start of an excerpt with the most different terms. */
function bestStart(matches: readonly Match[], length: number): number {
  let best = { from: 0, found: 0 };
  const before = Math.floor(length * shareBefore);
  for (const from of [0, ...matches.slice(0, triedStarts).map(({ start }) => Math.max(0, start - before))]) {
    const found = termsWithin(matches, from, from + length).size;
    if (found > best.found) best = { from, found };
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
    // Overlapping pairs of Chinese characters become one mark.
    if (last?.match && match.start <= at) last.text += text;
    else parts.push({ text, match: true });
    at = match.end;
  }
  if (at < end) parts.push({ text: line.slice(at, end), match: false });
  return end < line.length ? [...parts, { text: " …", match: false }] : parts;
}

/** The next beginning of a word; without a space nearby, as in Chinese, `from` itself. */
function wordStart(line: string, from: number): number {
  const space = line.slice(from, from + 30).search(/\s\S/u);
  return space === -1 ? from : from + space + 1;
}

function wordEnd(line: string, to: number, start: number): number {
  const space = line.lastIndexOf(" ", to);
  return space > start && to - space < 30 ? space : to;
}
