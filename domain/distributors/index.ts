export { importDistributors } from "./import-distributors.ts";
export { listDistributors } from "./list-distributors.ts";
export { findUnambiguousPlace } from "./find-unambiguous-place.ts";
