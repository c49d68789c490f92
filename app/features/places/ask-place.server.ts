import { dataOf } from "#app/page/data-of.ts";
import type { Query } from "#app/page/query.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { countries, isCountry } from "#domain/countries/schema";
import { longestPlaceText, placeIdPattern, placeMeant, type NamedPlace } from "#domain/places/schema";
import { fill } from "#i18n/fill.ts";
import { languages } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { placeIn } from "#i18n/traits.ts";
import { countryOfLanguage, countryOfZone } from "./visitor-country.server.ts";

/** Place with the region and population that distinguish it from others of the same name. */
export type PlaceLink = { id: string; name: string; where: string; inhabitants: string | undefined };
/** Result of a place search: `typed` is set while the place is ambiguous. */
export type AskedPlace = Awaited<ReturnType<typeof askPlace>>;

type PlaceQuery = { query: Query<"place" | "near" | "in" | "zone">; country: string | undefined };

/** Finds the place that an address or a text names, or the candidates. Results in `country` come first. */
export async function askPlace(page: RequestContext, { query, country }: PlaceQuery) {
  const { api, language } = page;
  const copy = await readCopy(page, "places");
  const typed = query.get("place")?.trim() || undefined;
  const chosenCountry = query.get("in") ?? undefined;
  const preferredCountry =
    country ??
    (chosenCountry && isCountry(chosenCountry) ? chosenCountry : (countryOfZone(query.get("zone") ?? "") ?? countryOfLanguage(language)));
  const id = typed === undefined ? placeIdPattern.exec(query.get("near") ?? "")?.[0] : undefined;
  const [place] = id === undefined ? [] : await dataOf(api.get("/place", { id, language }));
  const text = typed?.slice(0, longestPlaceText);
  const results = text === undefined ? [] : await dataOf(api.get("/place", { q: text, language, country: preferredCountry }));
  const sameName = place ? await dataOf(api.get("/place", { q: place.name, language, country: place.country })) : [];
  const link = linkOf(page, copy.choice.inhabitants);
  return {
    copy,
    typed,
    place,
    meant: placeMeant(results),
    offered: results.map(link),
    isSimilar: results[0]?.match === "mistake" || results[0]?.match === "beginning",
    others: sameName.filter((other) => other.id !== place?.id && other.match === "name").map(link),
    isUnknown: (id !== undefined && !place) || (typed !== undefined && results.length === 0),
    longest: longestPlaceText,
    preferredCountry,
    // Only ambiguous searches show the list of countries.
    countries: typed === undefined ? [] : countryChoices(page),
  };
}

function linkOf({ language }: RequestContext, inhabitants: string): (place: NamedPlace) => PlaceLink {
  const names = regionNames(language);
  const count = new Intl.NumberFormat(languages[language].tag);
  return ({ id, name, region, country, population }) => ({
    id,
    name,
    where: placeIn(language, region === name ? undefined : region, names(country)),
    inhabitants: population > 0 ? fill(inhabitants, { count: count.format(population) }) : undefined,
  });
}

function countryChoices({ language }: RequestContext): (readonly [code: string, name: string])[] {
  const names = regionNames(language);
  return countries.map((code) => [code, names(code)] as const).toSorted(([, a], [, b]) => a.localeCompare(b, languages[language].tag));
}
