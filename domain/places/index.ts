export { findPlace } from "./find-place.ts";
export { findNamedPlaces, findPlaces } from "./find-places.ts";
export { importPlaces, placeTables } from "./import-places.ts";
export { keepKnownPlaces } from "./store-curated-places.ts";
export { nearestPlace } from "./find-nearest-place.ts";
export { readPlaceNames } from "./read-place-names.ts";
export { findCountryCode } from "./qualifiers.ts";
export { placeMeant } from "./schema.ts";
