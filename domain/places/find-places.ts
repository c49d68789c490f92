import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { isChineseDistrict, splitCedex, unique, splitWords } from "./search-keys.ts";
import { typoCandidates } from "./typo-candidates.ts";
import { findByPrefix, findByKey, nameKinds, type NameHit } from "./find-names.ts";
import { toNamedPlace } from "./place-columns.ts";
import { isConcatenationOf, qualifiersOf } from "./qualifiers.ts";
import { readingsOf, type Reading } from "./readings.ts";
import { clearPopulationRatio, type NamedPlace } from "./schema.ts";

const maxResults = 8;
/** Maximum of results in the preferred country if there are others. */
const maxLocalResults = 5;
const minPrefixLength = 3;
const minTypoLength = 5;
/** Weight of an alternative name, which may be the usual name of another place. */
const otherNameWeight = 0.1;

type PlaceQuery = {
  text: string;
  language: Language;
  /** Country of the visitor; its places come first. */
  country?: string;
};
type Match = { hit: NameHit; match: NamedPlace["match"]; unknownCodeCount: number };

/**
 * Finds places by name in all languages, by postal code, by prefix, or with one typing error if nothing else matches;
 * best first. The text may also contain region and country. Any other word means no result.
 */
export async function findPlaces({ database }: Pick<Context, "database">, question: PlaceQuery): Promise<NamedPlace[]> {
  const { words, isCedex } = splitCedex(splitWords(question.text));
  const readings = readingsOf(words);
  const exactMatches = await findExactMatches(database, readings, isCedex);
  if (exactMatches.length > 0) return toNamedPlaces(exactMatches, question);
  return toNamedPlaces(
    (await findPrefixMatches(database, words.join(""), question.country)) ?? (await findWithTypo(database, readings)),
    question,
  );
}

/** Finds places by their complete name or postal code only. */
export async function findNamedPlaces({ database }: Pick<Context, "database">, question: PlaceQuery): Promise<NamedPlace[]> {
  const { words, isCedex } = splitCedex(splitWords(question.text));
  return toNamedPlaces(await findExactMatches(database, readingsOf(words), isCedex), question);
}

async function findExactMatches(database: Context["database"], readings: readonly Reading[], isCedex: boolean): Promise<Match[]> {
  return matchReadings(await findByKey(database, unique(readings.flatMap(({ spellings }) => spellings))), readings, isCedex);
}

function toNamedPlaces(matches: readonly Match[], { language, country }: PlaceQuery): NamedPlace[] {
  return rankMatches(matches, country).map(({ hit, match }) => toNamedPlace(language, hit, match));
}

/** Selects hits whose qualifiers (region, country or postal code) match the other words of the text. */
function matchReadings(hits: readonly NameHit[], readings: readonly Reading[], isCedex: boolean): Match[] {
  const codes = Map.groupBy(
    hits.filter(({ kind }) => kind === nameKinds.postalCode),
    ({ id }) => id,
  );
  const readingsOfKey = new Map(readings.toReversed().flatMap((reading) => reading.spellings.map((spelling) => [spelling, reading])));
  return hits.flatMap((hit) => {
    const reading = readingsOfKey.get(hit.key);
    if (!reading) return [];
    const isCode = hit.kind === nameKinds.postalCode;
    const ownCodes = codes.get(hit.id)?.map(({ key }) => key) ?? [];
    const qualifiers = [...qualifiersOf(hit), ...(isCode ? hits.filter(({ id }) => id === hit.id).map(({ key }) => key) : ownCodes)];
    // Ignore an unknown postal code beside a matching name.
    const isUnknownCode = (word: string) => !isCode && /^\d{3,}$/.test(word) && !qualifiers.includes(word);
    const hasDistrict = (isCedex && hit.country === "FR") || isChineseDistrict(reading.after);
    const remainders = [reading.before, hasDistrict ? [] : reading.after];
    if (!remainders.every((remainder) => isConcatenationOf(remainder.filter((word) => !isUnknownCode(word)).join(""), qualifiers)))
      return [];
    return [{ hit, match: isCode ? "postalCode" : "name", unknownCodeCount: remainders.flat().filter(isUnknownCode).length }];
  });
}

async function findPrefixMatches(database: Context["database"], text: string, country: string | undefined): Promise<Match[] | undefined> {
  const isLongEnough = text.length >= minPrefixLength || /^\p{Script=Han}{2}/u.test(text);
  if (!isLongEnough || /\d/.test(text)) return undefined;
  const hits = await findByPrefix(database, text, country);
  return hits.length === 0 ? undefined : hits.map((hit) => ({ hit, match: "beginning", unknownCodeCount: 0 }));
}

/** Searches the name only at the start of the text. */
async function findWithTypo(database: Context["database"], readings: readonly Reading[]): Promise<Match[]> {
  for (const reading of readings) {
    const [typedName] = reading.spellings;
    if (reading.before.length > 0 || !typedName || typedName.length < minTypoLength || !/^[a-z]+$/.test(typedName)) continue;
    const hits = await findByKey(database, typoCandidates(typedName));
    const matches = hits
      .filter((hit) => hit.kind !== nameKinds.postalCode && isConcatenationOf(reading.after.join(""), qualifiersOf(hit)))
      .map((hit): Match => ({ hit, match: "mistake", unknownCodeCount: 0 }));
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Removes duplicates and sorts: places of the preferred country first, then by population. */
function rankMatches(matches: readonly Match[], country: string | undefined): Match[] {
  const fewestUnknown = Math.min(...matches.map(({ unknownCodeCount }) => unknownCodeCount));
  const sorted = matches
    .filter(({ unknownCodeCount }) => unknownCodeCount === fewestUnknown)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const places = [...new Map(sorted.toReversed().map((match) => [match.hit.id, match])).values()].toReversed();
  // An alternative name counts as local only if no main name belongs to a much larger place, such as Kassel in Germany.
  const largestMainName = Math.max(...places.filter(({ hit }) => hit.kind !== nameKinds.otherName).map(weightOf));
  const isLocal = (match: Match) =>
    match.hit.country === country && (match.hit.kind !== nameKinds.otherName || weightOf(match) * clearPopulationRatio >= largestMainName);
  const local = places.filter(isLocal);
  const foreign = places.filter((each) => !isLocal(each));
  const localCount = Math.max(maxLocalResults, maxResults - foreign.length);
  return [...local.slice(0, localCount), ...foreign].slice(0, maxResults);
}

function weightOf({ hit }: Match): number {
  return (hit.population + 1) * (hit.kind === nameKinds.otherName ? otherNameWeight : 1);
}
