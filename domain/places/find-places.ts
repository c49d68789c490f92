import { fold, letterDistance } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { NamedPlace, Place } from "./schema.ts";

const mostFound = 8;
const shortestWithMistake = 4;
const shortestWithTwoMistakes = 8;

/**
 * The places that a text names, best first, in the words of one language. Names of all languages are understood, without
 * accents or case; so are beginnings of names and, where nothing else fits, names with a letter or two mistaken.
 */
export function findPlaces(places: readonly Place[], text: string, language: Language): NamedPlace[] {
  // 里昂市 is 里昂: the word for city is no part of the name.
  const typed = fold(text).replace(/(?<=.)市$/u, "");
  if (typed === "") return [];
  const ranked = places
    .map((place) => ({ place, rank: Math.min(...[place.id, ...Object.values(place.names)].map((name) => rankOf(fold(name), typed))) }))
    .filter(({ rank }) => rank < Infinity);
  const best = Math.min(...ranked.map(({ rank }) => Math.floor(rank)));
  return ranked
    .filter(({ rank }) => Math.floor(rank) === best)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ place: { names, ...place } }) => ({ ...place, name: names[language] }));
}

/** 0 the name itself, 1 its beginning, 2 and a tenth for each mistaken letter; infinite where it is another name. */
function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const allowed = typed.length < shortestWithMistake ? 0 : typed.length < shortestWithTwoMistakes ? 1 : 2;
  if (Math.abs(name.length - typed.length) > allowed) return Infinity;
  const mistakes = letterDistance(typed, name);
  return mistakes <= allowed ? 2 + mistakes / 10 : Infinity;
}
