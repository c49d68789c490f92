import { fold, type Nearby } from "#domain/content";
import { countries } from "#domain/countries/schema";
import { findNamedPlaces } from "#domain/places";
import type { NamedPlace } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Services } from "../services.ts";

const page = "/how-to-buy";
/** Of words in a row so many may be the name of a town. */
const mostWords = 3;
/** A word alone is many things; of towns only the large ones, as are those whose size is not said, are meant by their name and nothing else. */
const largeTown = 50_000;
/** The country in which a town is looked for first if several have its name; English does not tell. */
const countryOf: Record<Language, string | undefined> = { fr: "FR", en: undefined, cn: "CN", au: "AU", de: "DE" };

/** Where to buy near a town, or in a country, that a text names. */
export function nearbyOf({ searched: database }: Pick<Services, "searched">, language: Language): Nearby {
  const townCalled = async (text: string): Promise<NamedPlace | undefined> => {
    const [place] = await findNamedPlaces({ database }, { text, language, country: countryOf[language] });
    return place;
  };
  const addressOf = ({ id, name }: NamedPlace) => ({ name, path: `${page}?near=${id}` });
  return {
    page,
    async find(text) {
      const country = runsOf(text).flatMap((words) => countryCalled(words, language) ?? [])[0];
      if (country) return { name: country.name, path: `${page}?country=${country.code}` };
      const whole = await townCalled(text);
      if (whole) return addressOf(whole);
      const towns = await Promise.all(runsOf(text).map(townCalled));
      const [largest] = towns.flatMap((town) => town ?? []).toSorted((one, other) => other.population - one.population);
      return largest && addressOf(largest);
    },
    async findAlone(text) {
      const country = countryCalled(text, language);
      if (country) return { name: country.name, path: `${page}?country=${country.code}` };
      const town = await townCalled(text);
      const isLarge = town && (town.population === 0 || town.population >= largeTown);
      return isLarge ? addressOf(town) : undefined;
    },
  };
}

/** The words of a text that may be a name, longest first. */
function runsOf(text: string): string[] {
  const words = text.split(" ").slice(0, 6);
  const longest = Math.min(mostWords, words.length);
  const lengths = Array.from({ length: longest }, (_, index) => longest - index);
  return lengths.flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, from) => words.slice(from, from + length).join(" ")),
  );
}

const namesOf = new Map<Language, Map<string, { code: string; name: string }>>();

function countryCalled(text: string, language: Language) {
  const known = namesOf.get(language) ?? countryNames(language);
  namesOf.set(language, known);
  return known.get(fold(text));
}

function countryNames(language: Language) {
  const nameOf = regionNames(language);
  return new Map(countries.map((code) => [fold(nameOf(code)), { code, name: nameOf(code) }]));
}
