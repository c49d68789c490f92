import { findPlaces } from "#domain/places";
import { pickNamedPlace } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { Context } from "../context.ts";

type Coordinates = { latitude: number; longitude: number };
type PlaceResult = { ok: true; place: Coordinates } | { ok: false; reason: "unknownPlaceName" | "severalPlaces"; names: string[] };

export async function findUnambiguousPlace(
  context: Pick<Context, "database">,
  { name, country, language }: { name: string; country: string; language: Language },
): Promise<PlaceResult> {
  const places = (await findPlaces(context, { text: name, language, country })).filter((place) => place.country === country);
  const names = places.map((place) => (place.region ? formatPlace(language, place.name, place.region) : place.name));
  const place = pickNamedPlace(places);
  if (place) return { ok: true, place: { latitude: place.latitude, longitude: place.longitude } };
  // Reject prefix matches and typing errors, because the map must not show a guessed point.
  return { ok: false, reason: places.length === 0 ? "unknownPlaceName" : "severalPlaces", names };
}

export function toCoordinates(place: unknown): Coordinates | undefined {
  if (typeof place !== "object" || place === null || !("latitude" in place) || !("longitude" in place)) return undefined;
  const { latitude, longitude } = place;
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
}
