import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import type { WordLanguage } from "#i18n/traits.ts";
import { removeInvisible } from "../visible-text.ts";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Names in `content/places/places.yaml`: a language may leave out a name that it spells as English does, if its script is Latin. */
const placeNames = {
  en: name,
  fr: v.optional(name),
  de: v.optional(name),
  cn: name,
} satisfies Record<WordLanguage, v.GenericSchema>;

/** Names in `content/places/regions.yaml`; a language without one uses the name in GeoNames. */
const regionNames = {
  fr: v.optional(name),
  en: v.optional(name),
  cn: v.optional(name),
  de: v.optional(name),
} satisfies Record<WordLanguage, v.GenericSchema>;

/** A row of `content/places/places.yaml`. */
export const placeRow = v.strictObject({
  /** Number in GeoNames. */
  geoname: v.pipe(v.number(), v.integer(), v.minValue(1)),
  country: v.pipe(v.string(), v.check(isCountry)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  ...placeNames,
});

/** A row of `content/places/regions.yaml`. */
export const regionRow = v.strictObject({
  ...regionNames,
  short: v.optional(name),
});

/**
 * A place named in one language. `match` says how the text names it: by its whole name or by a postal code, by the beginning of
 * its name, or by its name with a letter mistaken.
 */
export const namedPlace = v.object({
  id: v.string(),
  country: v.string(),
  /** Name of the first division of the country. */
  region: v.optional(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
  /** 0 where it is not known. */
  population: v.number(),
  match: v.picklist(["name", "postalCode", "beginning", "mistake"]),
});
export type NamedPlace = v.InferOutput<typeof namedPlace>;

/** The id of a place in addresses: a word for those of the content folder, a name and a number for all others. */
export const placeIdPattern = /^(?=[a-z\d-]{2,60}$)[a-z][a-z-]*(?:-\d{1,9})?$/;
export const longestPlaceText = 60;

/** Text of a place somebody looks for: nobody's place has a longer name. */
export const placeText = v.pipe(v.string(), v.transform(removeInvisible), v.trim(), v.maxLength(longestPlaceText));

/** A coordinate with two decimals at most, which is a kilometre: nearer, nobody's position is taken. */
const rounded = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,2})?$/), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most));
export const position = { latitude: rounded(90), longitude: rounded(180) };

/** So much larger than all others of its name is the one that is meant. */
export const clearlyLarger = 20;

/** The one of the places found that is meant without doubt: it is the only one, or none of the others comes near it in size. */
export function placeMeant(places: readonly NamedPlace[]): NamedPlace | undefined {
  const [first, ...others] = places;
  if (others.length === 0) return first;
  if (!first || first.match === "beginning" || first.population === 0) return undefined;
  return others.every(({ population }) => first.population >= clearlyLarger * population) ? first : undefined;
}
