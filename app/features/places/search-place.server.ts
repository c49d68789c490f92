import { namedCountries } from "#app/form/countries.server.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import type { Query } from "#app/page/query.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { isCountry } from "#domain/countries/schema";
import { maxPlaceTextLength, placeIdPattern, pickUnambiguousPlace, type NamedPlace } from "#domain/places/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { languages } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import { countryOfLanguage, countryOfZone } from "./visitor-country.server.ts";

/** Place with the region and population that distinguish it from others of the same name. */
export type PlaceLink = { id: string; name: string; where: string; inhabitants: string | undefined };
/** Result of a place search: `typed` is set while the place is ambiguous. */
export type AskedPlace = Awaited<ReturnType<typeof searchPlace>>;

type PlaceQuery = { query: Query<"place" | "near" | "in" | "zone">; country: string | undefined };

/** Finds the place that an address or a text names, or the candidates. Results in `country` come first. */
export async function searchPlace(page: RequestContext, { query, country }: PlaceQuery) {
  const { api, language } = page;
  const copy = await readCopy(page, "places");
  const typed = query.get("place")?.trim() || undefined;
  const chosenCountry = query.get("in") ?? undefined;
  const preferredCountry =
    country ??
    (chosenCountry && isCountry(chosenCountry) ? chosenCountry : (countryOfZone(query.get("zone") ?? "") ?? countryOfLanguage(language)));
  const id = typed === undefined ? placeIdPattern.exec(query.get("near") ?? "")?.[0] : undefined;
  const [place] = id === undefined ? [] : await unwrapData(api.get("/place", { id, language }));
  const text = typed?.slice(0, maxPlaceTextLength);
  const results = text === undefined ? [] : await unwrapData(api.get("/place", { q: text, language, country: preferredCountry }));
  const sameName = place ? await unwrapData(api.get("/place", { q: place.name, language, country: place.country })) : [];
  const link = linkOf(page, copy.choice.inhabitants);
  return {
    copy,
    typed,
    place,
    meant: pickUnambiguousPlace(results),
    offered: results.map(link),
    isSimilar: results[0]?.match === "mistake" || results[0]?.match === "beginning",
    others: sameName.filter((other) => other.id !== place?.id && other.match === "name").map(link),
    isUnknown: (id !== undefined && !place) || (typed !== undefined && results.length === 0),
    longest: maxPlaceTextLength,
    preferredCountry,
    // Only ambiguous searches show the list of countries.
    countries: typed === undefined ? [] : namedCountries(language).map(({ code, name }) => [code, name] as const),
  };
}

function linkOf({ language }: RequestContext, inhabitants: string): (place: NamedPlace) => PlaceLink {
  const names = regionNames(language);
  const count = new Intl.NumberFormat(languages[language].tag);
  return ({ id, name, region, country, population }) => ({
    id,
    name,
    where: formatPlace(language, region === name ? undefined : region, names(country)),
    inhabitants: population > 0 ? fillPlaceholders(inhabitants, { count: count.format(population) }) : undefined,
  });
}
