export { findPlace } from "./find-place.ts";
export { findNamedPlaces, findPlaces } from "./find-places.ts";
export { importPlaces, placeTables } from "./import-places.ts";
export { storeCuratedPlaces } from "./store-curated-places.ts";
export { findNearestPlace } from "./find-nearest-place.ts";
export { readPlaceNames } from "./read-place-names.ts";
export { findCountryCode } from "./qualifiers.ts";
export { pickNamedPlace } from "./schema.ts";
