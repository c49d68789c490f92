import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { lexemeOf, partsOf, tokensOf } from "./analyse.ts";
import type { SearchWord } from "./search-words.ts";

/** Signs in a row that one unit of a key may have. */
const longestUnit = 8;
/** Of a long text only keys of few units are looked for: it would have too many of more. */
const mostCombined = 16;
const mostInThrees = 10;
/** Before a word as it is written, beside its stem: an installer is no installation. No word has the sign. */
const asWritten = "=";

/**
 * What the words of a synonym are found by: as they are written, by their stems, or signs in a row as they stand, in the
 * order of the alphabet. The language is part of a key, so that one index answers for all.
 */
export function keysOf(phrase: string, language: Language): string[] {
  const tokens = tokensOf(phrase);
  const forms = [
    tokens.flatMap(({ text, chinese }) => (chinese ? [text] : [partsOf(text).join("")])),
    tokens.flatMap(({ text, chinese }) => (chinese ? [text] : partsOf(text))),
  ];
  const units = forms.flatMap((form) => {
    const telling = form.filter((word) => !isPlain(word) || lexemeOf(word, language) !== undefined);
    // Without its small words "off grid" would be any grid.
    const isEnough = telling.length > 1 || telling.length === form.length;
    return (isEnough ? [form, telling] : [form]).flatMap((words) => [words.map(written), words.map((word) => stemOf(word, language))]);
  });
  return [...new Set(units.flatMap((each) => keyOf(each, language) ?? []))];
}

/** The units of a key, without its language. */
export function unitsOfKey(key: string): string[] {
  return key.split(" ").slice(1);
}

/** A word as a unit of a key, as it is written. */
export function written(word: string): string {
  return isPlain(word) ? asWritten + word : word;
}

type Unit = { stem: string; written?: string };

/** Every key that a text may hold; words that every text has are looked at where it has no others. */
export function keysIn(text: string, words: readonly SearchWord[], language: Language): string[] {
  const signs = tokensOf(text).flatMap((token) => (token.chinese ? rowsIn(token.text) : []));
  const rows = signs.map((row): Unit => ({ stem: row, written: row }));
  const telling = words.flatMap((word) => unitsOfWord(word, language));
  const known = new Set(telling.map(({ stem }) => stem));
  const plain = [...telling, ...plainParts(text, language).filter(({ stem }) => !known.has(stem))];
  const combined = [...plain, ...rows.filter(({ stem }) => stem.length === 2)].slice(0, mostCombined);
  const sets = [...plain, ...rows].map((unit) => [unit]);
  for (const [index, first] of combined.entries()) {
    for (const [between, second] of combined.slice(index + 1).entries()) {
      sets.push([first, second]);
      if (combined.length > mostInThrees) continue;
      for (const third of combined.slice(index + between + 2)) sets.push([first, second, third]);
    }
  }
  // Words of a text in another spelling's table lead to the same places.
  const { spellingOf } = traits[language];
  const spellings = spellingOf ? [language, spellingOf] : [language];
  return [...new Set(sets.flatMap((units) => spellings.flatMap((code) => keysOfUnits(units, code))))];
}

function keysOfUnits(units: readonly Unit[], language: Language): string[] {
  const asTyped = units.flatMap((unit) => unit.written ?? []);
  const forms = [units.map(({ stem }) => stem), ...(asTyped.length === units.length ? [asTyped] : [])];
  return forms.flatMap((form) => keyOf(form, language) ?? []);
}

function unitsOfWord({ text, alternatives }: SearchWord, language: Language): Unit[] {
  if (!isPlain(text)) return [];
  const own = [text, ...partsOf(text)].map((word): Unit => ({ stem: stemOf(word, language), written: written(word) }));
  const others = alternatives.flatMap((terms) => terms.map(({ lexeme }): Unit => ({ stem: lexeme })));
  const stems = new Set<string>();
  return [...own, ...others].filter(({ stem }) => !stems.has(stem) && stems.add(stem));
}

function keyOf(units: readonly string[], language: Language): string | undefined {
  const own = [...new Set(units)].filter((unit) => unit !== "" && unit !== asWritten).sort();
  return own.length === 0 ? undefined : `${language} ${own.join(" ")}`;
}

/** A word that every text has stands as it is written. */
function stemOf(word: string, language: Language): string {
  return isPlain(word) ? (lexemeOf(word, language) ?? written(word)) : word;
}

/** The words of a text with those that every text has. */
function plainParts(text: string, language: Language): Unit[] {
  const words = [...new Set(text.split(/\s+/).flatMap(partsOf))].filter(isPlain);
  return words.map((word) => ({ stem: stemOf(word, language), written: written(word) }));
}

function isPlain(text: string): boolean {
  return !/^\p{Script=Han}/u.test(text);
}

/** Signs that stand in a row, in every length that a unit may have. */
function rowsIn(signs: string): string[] {
  const single = [...signs];
  if (single.length === 1) return single;
  const rows = new Set<string>();
  for (let from = 0; from < single.length; from += 1)
    for (let to = from + 2; to <= Math.min(single.length, from + longestUnit); to += 1) rows.add(single.slice(from, to).join(""));
  return [...rows];
}
