import { findPlaces } from "#domain/places";
import { placeMeant } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { placeIn } from "#i18n/traits.ts";
import type { Context } from "../context.ts";

type Coordinates = { latitude: number; longitude: number };
type Named = { ok: true; place: Coordinates } | { ok: false; reason: "unknownPlaceName" | "severalPlaces"; names: string[] };

/** The place of a country that a name means without doubt. */
export async function namedPlace(
  context: Pick<Context, "database">,
  { name, country, language }: { name: string; country: string; language: Language },
): Promise<Named> {
  const found = (await findPlaces(context, { text: name, language, country })).filter((place) => place.country === country);
  const names = found.map((place) => (place.region ? placeIn(language, place.name, place.region) : place.name));
  const meant = placeMeant(found);
  if (meant && (meant.match === "name" || meant.match === "postalCode"))
    return { ok: true, place: { latitude: meant.latitude, longitude: meant.longitude } };
  // A beginning, or a name with a letter mistaken, may be another place's: a point on the map is not guessed.
  return { ok: false, reason: found.length === 0 ? "unknownPlaceName" : "severalPlaces", names };
}

/** The point that an entry stands at, where it has one. */
export function pointOf(place: unknown): Coordinates | undefined {
  if (typeof place !== "object" || place === null || !("latitude" in place) || !("longitude" in place)) return undefined;
  const { latitude, longitude } = place;
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
}
