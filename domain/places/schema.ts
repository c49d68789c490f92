import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import type { Language } from "#i18n/languages.ts";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A row of `content/places/places.yaml`; `fr` and `de` where they differ from `en`. */
export const placeRow = v.strictObject({
  country: v.pipe(v.string(), v.check(isCountry)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  en: name,
  fr: v.optional(name),
  de: v.optional(name),
  cn: name,
});

/** A place with its names in every language. */
export type Place = { id: string; country: string; latitude: number; longitude: number; names: Record<Language, string> };
/** A place as `GET /place` answers it, named in one language. */
export const namedPlace = v.object({
  id: v.string(),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
});
export type NamedPlace = v.InferOutput<typeof namedPlace>;

/** The id of a place in addresses. */
export const placeIdPattern = /^[a-z][a-z-]{1,39}$/;
export const longestPlaceText = 60;

/** Text of a place somebody looks for: nobody's place has a longer name. */
export const placeText = v.pipe(v.string(), v.trim(), v.maxLength(longestPlaceText));
