import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { isChineseDistrict, splitCedex, unique, wordsOf } from "./keys.ts";
import { mistaken } from "./mistaken.ts";
import { findByBeginning, findByKey, kinds, type Hit } from "./names.ts";
import { inWordsOf } from "./place-columns.ts";
import { isMadeOf, qualifiersOf } from "./qualifiers.ts";
import { readingsOf, type Reading } from "./readings.ts";
import { clearlyLarger, type NamedPlace } from "./schema.ts";

const mostFound = 8;
/** Of the country that is looked in first, where there are others. */
const mostFoundThere = 5;
const shortestBeginning = 3;
const shortestWithMistake = 5;
/** One name of many may be somebody else's usual one: it counts as that much smaller. */
const otherNamesCount = 0.1;

type Question = {
  text: string;
  language: Language;
  /** Where to look first: the visitor's country. */
  country?: string;
};
type Found = { hit: Hit; match: NamedPlace["match"]; left: number };

/**
 * The places that a text names, best first, in the words of one language. Names of all languages are understood, without accents
 * or case, with postal code, region or country beside them; so are beginnings of names and, where nothing else fits, names with a
 * letter mistaken. A text with other words in it names none.
 */
export async function findPlaces({ database }: Pick<Context, "database">, question: Question): Promise<NamedPlace[]> {
  const { words, isCedex } = splitCedex(wordsOf(question.text));
  const readings = readingsOf(words);
  const named = await whollyNamed(database, readings, isCedex);
  if (named.length > 0) return inWords(named, question);
  return inWords((await beginning(database, words.join(""), question.country)) ?? (await withMistake(database, readings)), question);
}

/** Those of them that the text names by a whole name or code, without a mistake. */
export async function findNamedPlaces({ database }: Pick<Context, "database">, question: Question): Promise<NamedPlace[]> {
  const { words, isCedex } = splitCedex(wordsOf(question.text));
  return inWords(await whollyNamed(database, readingsOf(words), isCedex), question);
}

async function whollyNamed(database: Context["database"], readings: readonly Reading[], isCedex: boolean): Promise<Found[]> {
  return read(await findByKey(database, unique(readings.flatMap(({ spellings }) => spellings))), readings, isCedex);
}

function inWords(found: readonly Found[], { language, country }: Question): NamedPlace[] {
  return placesOf(found, country).map(({ hit, match }) => inWordsOf(language, hit, match));
}

/** What was found under the keys of readings, as far as the words beside it say where it lies. */
function read(hits: readonly Hit[], readings: readonly Reading[], isCedex: boolean): Found[] {
  const codes = Map.groupBy(
    hits.filter(({ kind }) => kind === kinds.postalCode),
    ({ id }) => id,
  );
  const readingsOfKey = new Map(readings.toReversed().flatMap((reading) => reading.spellings.map((spelling) => [spelling, reading])));
  return hits.flatMap((hit) => {
    const reading = readingsOfKey.get(hit.key);
    if (!reading) return [];
    const isCode = hit.kind === kinds.postalCode;
    const ownCodes = codes.get(hit.id)?.map(({ key }) => key) ?? [];
    const beside = [...qualifiersOf(hit), ...(isCode ? hits.filter(({ id }) => id === hit.id).map(({ key }) => key) : ownCodes)];
    // A code that is known nowhere says nothing against the name beside it.
    const isUnknownCode = (word: string) => !isCode && /^\d{3,}$/.test(word) && !beside.includes(word);
    const hasDistrict = (isCedex && hit.country === "FR") || isChineseDistrict(reading.after);
    const rests = [reading.before, hasDistrict ? [] : reading.after];
    if (!rests.every((rest) => isMadeOf(rest.filter((word) => !isUnknownCode(word)).join(""), beside))) return [];
    return [{ hit, match: isCode ? "postalCode" : "name", left: rests.flat().filter(isUnknownCode).length }];
  });
}

async function beginning(database: Context["database"], whole: string, country: string | undefined): Promise<Found[] | undefined> {
  const isEnough = whole.length >= shortestBeginning || /^\p{Script=Han}{2}/u.test(whole);
  if (!isEnough || /\d/.test(whole)) return undefined;
  const hits = await findByBeginning(database, whole, country);
  return hits.length === 0 ? undefined : hits.map((hit) => ({ hit, match: "beginning", left: 0 }));
}

/** The name is looked for at the text's beginning, where what says more stands behind it. */
async function withMistake(database: Context["database"], readings: readonly Reading[]): Promise<Found[]> {
  for (const reading of readings) {
    const [typed] = reading.spellings;
    if (reading.before.length > 0 || !typed || typed.length < shortestWithMistake || !/^[a-z]+$/.test(typed)) continue;
    const hits = await findByKey(database, mistaken(typed));
    const found = hits
      .filter((hit) => hit.kind !== kinds.postalCode && isMadeOf(reading.after.join(""), qualifiersOf(hit)))
      .map((hit): Found => ({ hit, match: "mistake", left: 0 }));
    if (found.length > 0) return found;
  }
  return [];
}

/** Each place once: those of the country first, but not alone, and of each the largest first. */
function placesOf(found: readonly Found[], country: string | undefined): Found[] {
  const fewest = Math.min(...found.map(({ left }) => left));
  const ordered = found.filter(({ left }) => left === fewest).toSorted((one, other) => weightOf(other) - weightOf(one));
  const places = [...new Map(ordered.toReversed().map((each) => [each.hit.id, each])).values()].toReversed();
  // Kassel is for nobody first of all another name of a village in France.
  const called = Math.max(...places.filter(({ hit }) => hit.kind !== kinds.otherName).map(weightOf));
  const isThere = (each: Found) =>
    each.hit.country === country && (each.hit.kind !== kinds.otherName || weightOf(each) * clearlyLarger >= called);
  const there = places.filter(isThere);
  const elsewhere = places.filter((each) => !isThere(each));
  const shown = Math.max(mostFoundThere, mostFound - elsewhere.length);
  return [...there.slice(0, shown), ...elsewhere].slice(0, mostFound);
}

function weightOf({ hit }: Found): number {
  return (hit.population + 1) * (hit.kind === kinds.otherName ? otherNamesCount : 1);
}
