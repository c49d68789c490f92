import { fold } from "#domain/content";
import { countries } from "#domain/countries/schema";
import { languageCodes } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { chineseDivisions } from "./keys.ts";
import type { PlaceRow } from "./place-columns.ts";

/** Names of countries that Intl does not know. */
const alsoCalled: Record<string, readonly string[]> = {
  GB: ["uk", "england", "scotland", "wales", "greatbritain", "grossbritannien", "grandebretagne", "英国"],
  US: ["usa", "america", "amerika", "amerique", "etatsunisdamerique", "美国"],
  NL: ["holland", "hollande", "荷兰"],
  CZ: ["czechrepublic", "tschechischerepublik", "republiquetcheque"],
};
const countryWords = new Map<string, readonly string[]>();
const namesOf = languageCodes.map((language) => regionNames(language));

/** Words that identify one of several places of the same name: country and region in all languages. */
export function qualifiersOf({ country, region }: Pick<PlaceRow, "country" | "region">): string[] {
  const regionWords = region ? [region.name, ...Object.values(region.names), region.short ?? "", codeIn(region.code)].map(fold) : [];
  return [...wordsOfCountry(country), ...regionWords.flatMap(withDivisions)].filter((word) => word !== "");
}

/** 广东 is also written 广东省. */
function withDivisions(name: string): string[] {
  return /^\p{Script=Han}+$/u.test(name) ? [name, ...chineseDivisions.map((division) => name + division)] : [name];
}

/** Country code for a code or a country name in any of the site's languages. */
export function countryNamed(text: string): string | undefined {
  const word = fold(text);
  return countries.find((code) => wordsOfCountry(code).includes(word));
}

/** Whether the text is a concatenation of the words. */
export function isMadeOf(text: string, words: readonly string[]): boolean {
  return text === "" || words.some((word) => text.startsWith(word) && isMadeOf(text.slice(word.length), words));
}

function wordsOfCountry(country: string): readonly string[] {
  let words = countryWords.get(country);
  if (!words) {
    words = [country.toLowerCase(), ...namesOf.map((name) => fold(name(country))), ...(alsoCalled[country] ?? [])];
    countryWords.set(country, words);
  }
  return words;
}

/** Letters of the region code, such as CA in US.CA; numeric codes are not used in addresses. */
function codeIn(code: string): string {
  return /\.([A-Z]{2,3})$/.exec(code)?.[1] ?? "";
}
