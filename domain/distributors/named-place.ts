import { findPlaces } from "#domain/places";
import type { Place } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";

type Coordinates = { latitude: number; longitude: number };
type Named = { ok: true; place: Coordinates } | { ok: false; reason: "unknownPlaceName" | "severalPlaces"; names: string[] };

/** The place of a country that a name means: alone, or as its whole name. */
export function namedPlace(places: readonly Place[], name: string, country: string, language: Language): Named {
  const found = findPlaces(
    places.filter((place) => place.country === country),
    name,
    language,
  );
  const exact = found.filter((place) => place.name.toLowerCase() === name.toLowerCase());
  const [one, ...others] = exact.length > 0 ? exact : found;
  const names = found.map((place) => place.name);
  if (!one) return { ok: false, reason: "unknownPlaceName", names };
  // A beginning, or a name with a letter mistaken, may be another place's: a point on the map is not guessed.
  if (others.length > 0 || exact.length === 0) return { ok: false, reason: "severalPlaces", names };
  return { ok: true, place: { latitude: one.latitude, longitude: one.longitude } };
}

/** The known place that an entry stands at. */
export function placeAt(places: readonly Place[], place: unknown): Place | undefined {
  if (typeof place !== "object" || place === null || !("latitude" in place) || !("longitude" in place)) return undefined;
  return places.find(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude);
}
