export { importDistributors } from "./import-distributors.ts";
export { listDistributors } from "./list-distributors.ts";
export { namedPlace } from "./named-place.ts";
