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

/** A place to choose, with what tells it from others of its name. */
export type PlaceLink = { id: string; name: string; where: string; inhabitants: string | undefined };
/** What somebody asked for by a place's name: `typed` as long as it is not clear which place it is. */
export type AskedPlace = Awaited<ReturnType<typeof askPlace>>;

type Asked = { query: Query<"place" | "near" | "in" | "zone">; country: string | undefined };

/** The place that an address or a typed text names, or those that it may mean. `country` is where somebody chose to look. */
export async function askPlace(page: RequestContext, { query, country }: Asked) {
  const { api, language } = page;
  const copy = await readCopy(page, "places");
  const typed = query.get("place")?.trim() || undefined;
  const chosen = query.get("in") ?? undefined;
  const first = country ?? (chosen && isCountry(chosen) ? chosen : (countryOfZone(query.get("zone") ?? "") ?? countryOfLanguage(language)));
  const id = typed === undefined ? placeIdPattern.exec(query.get("near") ?? "")?.[0] : undefined;
  const [place] = id === undefined ? [] : await dataOf(api.get("/place", { id, language }));
  const text = typed?.slice(0, longestPlaceText);
  const found = text === undefined ? [] : await dataOf(api.get("/place", { q: text, language, country: first }));
  const same = place ? await dataOf(api.get("/place", { q: place.name, language, country: place.country })) : [];
  const link = linkOf(page, copy.choice.inhabitants);
  return {
    copy,
    typed,
    place,
    meant: placeMeant(found),
    offered: found.map(link),
    isSimilar: found[0]?.match === "mistake" || found[0]?.match === "beginning",
    others: same.filter((other) => other.id !== place?.id && other.match === "name").map(link),
    isUnknown: (id !== undefined && !place) || (typed !== undefined && found.length === 0),
    longest: longestPlaceText,
    first,
    // Only who has to choose is asked where to look.
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
