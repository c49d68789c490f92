export { findPlaces } from "./find-places.ts";
export { readPlaces } from "./read-places.ts";
