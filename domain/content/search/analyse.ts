import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as chineseStopWords } from "@orama/stopwords/mandarin";
import { LRUCache } from "lru-cache";
import type { Language } from "#i18n/languages.ts";

/** A unit of a text: a word or number, joined ones such as AGAVE-TH, or a run of Chinese characters. */
export type Token = { start: number; end: number; text: string; chinese: boolean };
type Analyser = { stem(word: string): string; stopWords: ReadonlySet<string> };

const tokens =
  /\p{Script=Han}+|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+(?:(?:[\-\u2011_.,\/]|&|(?<=\p{N})[\u00a0\u202f](?=\p{N}))[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+)*/gv;
const longestWord = 40;
const shortestSpelling = 4;
const longestSpelling = 30;
const stemsCached = 10_000;
const ligatures: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };

const english = analyserOf(stemEnglish, englishStopWords);
const analysers: Record<Language, Analyser> = {
  fr: analyserOf(stemFrench, frenchStopWords),
  en: english,
  au: english,
  de: analyserOf(stemGerman, germanStopWords),
  // Single characters on the list of stop words are parts of words such as 储能 and 三相.
  cn: analyserOf(stemEnglish, [...englishStopWords, ...chineseStopWords.filter((word) => word.length > 1)]),
};

/** The tokens of a text without single letters such as the l of l’énergie. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokens)]
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length, text: match, chinese: /^\p{Script=Han}/u.test(match) }))
    .filter((token) => token.chinese || !/^\p{L}\p{M}*$/u.test(token.text));
}

/** The lexemes of a token: its parts and all of it joined; of Chinese every character and every pair of characters. */
export function lexemesOf(token: Token, language: Language): string[] {
  if (token.chinese) return [...token.text, ...pairsOf(token.text)];
  const parts = partsOf(token.text);
  const whole = parts.length > 1 ? [parts.join("")] : [];
  return [...parts, ...whole].flatMap((word) => lexemeOf(word, language) ?? []);
}

/** The folded words and numbers of a token: IP65 is `ip` and `65`, 62,5 is `62` and `5`. */
export function partsOf(text: string): string[] {
  return (text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(fold);
}

/** The spellings of a token that a visitor may mistype: its parts and all of it joined. */
export function spellingsOf({ text, chinese }: Token, language: Language): string[] {
  if (chinese) return [];
  const parts = partsOf(text);
  return [...parts, parts.join("")].filter(
    (word) => word.length >= shortestSpelling && word.length <= longestSpelling && /^\p{L}+$/u.test(word) && !isStopWord(word, language),
  );
}

/** The stem of a folded word; `undefined` for a stop word and for text that is too long to be a word. */
export function lexemeOf(word: string, language: Language): string | undefined {
  if (word === "" || word.length > longestWord || isStopWord(word, language)) return undefined;
  return /\p{N}/u.test(word) ? word : analysers[language].stem(word);
}

export function isStopWord(word: string, language: Language): boolean {
  return analysers[language].stopWords.has(word);
}

/** Pairs of neighbouring characters, or a single character itself. Chinese has no spaces; a pair is a word or part of one. */
export function pairsOf(characters: string): string[] {
  const single = [...characters];
  return single.length === 1 ? single : single.slice(1).map((character, index) => single[index]! + character);
}

/** Lower case without accents: é is e, ü is u, ß is ss. */
export function fold(text: string): string {
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase();
  const lower = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return lower.replace(/[ßœæ]/g, (letter) => ligatures[letter]!).replace(/[^\p{L}\p{N}]/gu, "");
}

function analyserOf(stem: (word: string) => string, stopWords: readonly string[]): Analyser {
  const stems = new LRUCache<string, string>({ max: stemsCached, memoMethod: stem });
  return { stem: (word) => stems.memo(word), stopWords: new Set(stopWords.map(fold)) };
}
