import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import type { BaseLanguage } from "#i18n/traits.ts";
import { removeInvisible } from "../visible-text.ts";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Names in `content/places/places.yaml`. Languages with Latin script may omit a name that equals the English one. */
const placeNames = {
  en: name,
  fr: v.optional(name),
  de: v.optional(name),
  cn: name,
} satisfies Record<BaseLanguage, v.GenericSchema>;

/** Names in `content/places/regions.yaml`; a language without one uses the name in GeoNames. */
const regionNames = {
  fr: v.optional(name),
  en: v.optional(name),
  cn: v.optional(name),
  de: v.optional(name),
} satisfies Record<BaseLanguage, v.GenericSchema>;

export const placeRow = v.strictObject({
  /** Number in GeoNames. */
  geoname: v.pipe(v.number(), v.integer(), v.minValue(1)),
  country: v.pipe(v.string(), v.check(isCountry)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  ...placeNames,
});

export const regionRow = v.strictObject({
  ...regionNames,
  short: v.optional(name),
});

/** `match`: found by the whole name, by postal code, by prefix (`beginning`) or with a typing error (`mistake`). */
export const namedPlace = v.object({
  id: v.string(),
  country: v.string(),
  /** Name of the first-level administrative division. */
  region: v.optional(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
  /** 0 if unknown. */
  population: v.number(),
  match: v.picklist(["name", "postalCode", "beginning", "mistake"]),
});
export type NamedPlace = v.InferOutput<typeof namedPlace>;

/** Place id in URLs: a slug for curated places; name and GeoNames number for the others. */
export const placeIdPattern = /^(?=[a-z\d-]{2,60}$)[a-z][a-z-]*(?:-\d{1,9})?$/;

/** Begins the choice of a typed place that is none of the candidates. */
export const typedPlacePrefix = "typed:";

export const maxPlaceTextLength = 60;

export const placeText = v.pipe(v.string(), v.transform(removeInvisible), v.trim(), v.maxLength(maxPlaceTextLength));

/** Coordinate with at most two decimals (about 1 km), for privacy. */
const coordinate = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,2})?$/), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most));
export const coordinateFields = { latitude: coordinate(90), longitude: coordinate(180) };

/** Ratio of populations from which the larger place is taken as meant. */
export const clearPopulationRatio = 20;

/** Returns the only place, or the first one if it is much larger than the others. */
export function pickUnambiguousPlace(places: readonly NamedPlace[]): NamedPlace | undefined {
  const [first, ...others] = places;
  if (others.length === 0) return first;
  if (!first || first.match === "beginning" || first.population === 0) return undefined;
  return others.every(({ population }) => first.population >= clearPopulationRatio * population) ? first : undefined;
}

/** Returns the unambiguous place only if its whole name or postal code was typed, and not for a beginning or a typing error. */
export function pickNamedPlace(places: readonly NamedPlace[]): NamedPlace | undefined {
  const likely = pickUnambiguousPlace(places);
  return likely?.match === "name" || likely?.match === "postalCode" ? likely : undefined;
}
