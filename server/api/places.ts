import { endpoints } from "#app/api-client/endpoints/index.ts";
import { findPlaces } from "#domain/places";
import { succeed } from "./envelope.ts";
import type { ApiParts } from "./mount.ts";

export function mountPlaces({ services: { places }, mount }: ApiParts): void {
  mount.everybody(endpoints.content.place, [], (c, { q, language }) => succeed(c, findPlaces(places, q, language)));
}
