import { foldText, type TownLookup } from "#domain/content";
import { countries } from "#domain/countries/schema";
import { findNamedPlaces } from "#domain/places";
import type { NamedPlace } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Services } from "../services.ts";

const page = "/how-to-buy";
/** Longest sequence of words that can name a town. */
const mostWords = 3;
const han = /\p{Script=Han}/u;
/**
 * Smallest population of a town that a single word can mean, because most words have other meanings. Towns of unknown population
 * count as large.
 */
const largeTown = 50_000;
/** Country of the preferred town among towns of the same name; English implies none. */
const countryOf: Record<Language, string | undefined> = { fr: "FR", en: undefined, cn: "CN", au: "AU", de: "DE" };

/** Links to the distributors near a town or country that the search text names. */
export function nearbyOf({ searchDatabase: database }: Pick<Services, "searchDatabase">, language: Language): TownLookup {
  const findTown = async (text: string): Promise<NamedPlace | undefined> => {
    const [place] = await findNamedPlaces({ database }, { text, language, country: countryOf[language] });
    return place;
  };
  const addressOf = ({ id, name }: NamedPlace) => ({ name, path: `${page}?near=${id}` });
  return {
    page,
    async findAmongWords(words, siteWords) {
      const runs = runsOf(words);
      const country = runs.flatMap((run) => findCountry(run.join(" "), language) ?? [])[0];
      if (country) return { name: country.name, path: `${page}?country=${country.code}` };
      const findInRun = async (run: readonly string[]) => {
        const town = await findTown(run.join(" "));
        const isName = run.every((word) => !siteWords.has(word) && !han.test(word));
        const isWholeRest = run.length === words.length;
        return town && (isName || (isWholeRest && isLarge(town))) ? town : undefined;
      };
      const towns = await Promise.all(runs.map(findInRun));
      const [largest] = towns.flatMap((place) => place ?? []).toSorted((one, other) => other.population - one.population);
      return largest && addressOf(largest);
    },
    async findExactly(text) {
      const country = findCountry(text, language);
      if (country) return { name: country.name, path: `${page}?country=${country.code}` };
      const town = await findTown(text);
      return town && isLarge(town) ? addressOf(town) : undefined;
    },
  };
}

function isLarge({ population }: NamedPlace): boolean {
  return population === 0 || population >= largeTown;
}

/** Lists the word sequences that may be a name, longest first. */
function runsOf(words: readonly string[]): string[][] {
  const longest = Math.min(mostWords, words.length);
  const lengths = Array.from({ length: longest }, (_, index) => longest - index);
  return lengths.flatMap((length) => words.slice(0, words.length - length + 1).map((_, from) => words.slice(from, from + length)));
}

const countriesByLanguage = new Map<Language, Map<string, { code: string; name: string }>>();

function findCountry(text: string, language: Language) {
  const names = countriesByLanguage.get(language) ?? countryNames(language);
  countriesByLanguage.set(language, names);
  return names.get(foldText(text));
}

function countryNames(language: Language) {
  const nameOf = regionNames(language);
  return new Map(countries.map((code) => [foldText(nameOf(code)), { code, name: nameOf(code) }]));
}
