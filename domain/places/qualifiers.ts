import { foldText } from "#domain/content";
import { countries } from "#domain/countries/schema";
import { languageCodes } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { chineseDivisions } from "./search-keys.ts";
import type { PlaceRow } from "./place-columns.ts";

/** Country names that `Intl.DisplayNames` does not return. */
const extraCountryNames: Record<string, readonly string[]> = {
  GB: ["uk", "england", "scotland", "wales", "greatbritain", "grossbritannien", "grandebretagne", "英国"],
  US: ["usa", "america", "amerika", "amerique", "etatsunisdamerique", "美国"],
  NL: ["holland", "hollande", "荷兰"],
  CZ: ["czechrepublic", "tschechischerepublik", "republiquetcheque"],
};
const countryWords = new Map<string, readonly string[]>();
const namesOf = languageCodes.map((language) => regionNames(language));

/** Returns country and region in all languages, which distinguish places of the same name. */
export function qualifiersOf({ country, region }: Pick<PlaceRow, "country" | "region">): string[] {
  const regionWords = region
    ? [region.name, ...Object.values(region.names), region.short ?? "", regionCodeOf(region.code)].map(foldText)
    : [];
  return [...wordsOfCountry(country), ...regionWords.flatMap(withDivisionSuffixes)].filter((word) => word !== "");
}

/** Adds the suffixes of Chinese regions: 广东 is also written 广东省. */
function withDivisionSuffixes(name: string): string[] {
  return /^\p{Script=Han}+$/u.test(name) ? [name, ...chineseDivisions.map((division) => name + division)] : [name];
}

/** Returns the country code for a code or for a country name in any language of the site. */
export function findCountryCode(text: string): string | undefined {
  const word = foldText(text);
  return countries.find((code) => wordsOfCountry(code).includes(word));
}

/** Whether the text is a concatenation of the words. */
export function isConcatenationOf(text: string, words: readonly string[]): boolean {
  return text === "" || words.some((word) => text.startsWith(word) && isConcatenationOf(text.slice(word.length), words));
}

function wordsOfCountry(country: string): readonly string[] {
  let words = countryWords.get(country);
  if (!words) {
    words = [country.toLowerCase(), ...namesOf.map((name) => foldText(name(country))), ...(extraCountryNames[country] ?? [])];
    countryWords.set(country, words);
  }
  return words;
}

/** Returns the letters of a region code, such as CA in US.CA. Addresses do not contain numeric codes. */
function regionCodeOf(code: string): string {
  return /\.([A-Z]{2,3})$/.exec(code)?.[1] ?? "";
}
