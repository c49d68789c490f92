import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { LRUCache } from "lru-cache";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as chineseStopWords } from "@orama/stopwords/mandarin";
import type { Language } from "#i18n/languages.ts";

/** A token is a word or number, joined ones such as AGAVE-TH, or a run of Chinese characters. */
export type Token = { start: number; end: number; text: string; chinese: boolean };
type Analyser = { stem(word: string): string; stopWords: ReadonlySet<string> };

const tokenPattern =
  /\p{Script=Han}+|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+(?:(?:[\-\u2011_.,\/]|&|(?<=\p{N})[\u00a0\u202f](?=\p{N}))[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+)*/gv;
const maxWordLength = 40;
const minSpellingLength = 4;
const maxSpellingLength = 30;
const maxCachedStems = 10_000;
const ligatures: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };

const english = analyserOf(stemEnglish, englishStopWords);
const analysers: Record<Language, Analyser> = {
  fr: analyserOf(stemFrench, frenchStopWords),
  en: english,
  au: english,
  de: analyserOf(stemGerman, germanStopWords),
  // Single characters in the stop word list are parts of words such as 储能 and 三相.
  cn: analyserOf(stemEnglish, [...englishStopWords, ...chineseStopWords.filter((word) => word.length > 1)]),
};

/** Splits a text into tokens, without single letters such as the l of l’énergie. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)]
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length, text: match, chinese: /^\p{Script=Han}/u.test(match) }))
    .filter((token) => token.chinese || !/^\p{L}\p{M}*$/u.test(token.text));
}

/** Returns the lexemes of a token: its parts and the joined token; for Chinese every character and every pair of neighbours. */
export function lexemesOf(token: Token, language: Language): string[] {
  if (token.chinese) return [...token.text, ...pairsOf(token.text)];
  const parts = partsOf(token.text);
  const whole = parts.length > 1 ? [parts.join("")] : [];
  return [...parts, ...whole].flatMap((word) => lexemeOf(word, language) ?? []);
}

/** Splits a token into folded words and numbers: IP65 into `ip` and `65`, 62,5 into `62` and `5`. */
export function partsOf(text: string): string[] {
  return (text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(foldText);
}

/** Returns the spellings that the vocabulary needs for fuzzy matching: the parts of a token, and the joined token. */
export function spellingsOf({ text, chinese }: Token, language: Language): string[] {
  if (chinese) return [];
  const parts = partsOf(text);
  return [...parts, parts.join("")].filter(
    (word) => word.length >= minSpellingLength && word.length <= maxSpellingLength && /^\p{L}+$/u.test(word) && !isStopWord(word, language),
  );
}

/** Stems a folded word; `undefined` for a stop word and for text that is too long to be a word. */
export function lexemeOf(word: string, language: Language): string | undefined {
  if (word === "" || word.length > maxWordLength || isStopWord(word, language)) return undefined;
  return /\p{N}/u.test(word) ? word : analysers[language].stem(word);
}

export function isStopWord(word: string, language: Language): boolean {
  return analysers[language].stopWords.has(word);
}

/** Returns the character bigrams of Chinese text, which has no spaces; a single character is returned itself. */
export function pairsOf(characters: string): string[] {
  const single = [...characters];
  return single.length === 1 ? single : single.slice(1).map((character, index) => single[index]! + character);
}

/** Folds case and accents: é becomes e, ü becomes u, ß becomes ss. */
export function foldText(text: string): string {
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase();
  const lower = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return lower.replace(/[ßœæ]/g, (letter) => ligatures[letter]!).replace(/[^\p{L}\p{N}]/gu, "");
}

function analyserOf(stem: (word: string) => string, words: readonly string[]): Analyser {
  const stems = new LRUCache<string, string>({ max: maxCachedStems, memoMethod: stem });
  return { stem: (word) => stems.memo(word), stopWords: new Set(words.map(foldText)) };
}
