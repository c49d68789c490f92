import { endpoints } from "#app/api-client/endpoints/index.ts";
import { findPlace, findPlaces, findNearestPlace } from "#domain/places";
import { succeed } from "./envelope.ts";
import type { ApiParts } from "./mount.ts";

export function mountPlaces({ services: { searchDatabase: database }, mount }: ApiParts): void {
  mount.everybody(endpoints.content.place, [], async (c, { q, id, country, language }) => {
    if (id === undefined) return succeed(c, await findPlaces({ database }, { text: q, country, language }));
    const place = await findPlace({ database }, { id, language });
    return succeed(c, place ? [place] : []);
  });
  mount.everybody(endpoints.content.placeNear, [], async (c, position) => {
    const place = await findNearestPlace({ database }, position);
    return succeed(c, place ? [place] : []);
  });
}
