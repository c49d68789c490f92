export { findPlace } from "./find-place.ts";
export { findNamedPlaces, findPlaces } from "./find-places.ts";
export { importPlaces, placeTables } from "./import-places.ts";
export { keepKnownPlaces } from "./keep-known-places.ts";
export { nearestPlace } from "./nearest-place.ts";
export { placesAt } from "./places-at.ts";
export { countryNamed } from "./qualifiers.ts";
export { placeMeant } from "./schema.ts";
