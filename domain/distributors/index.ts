export { importDistributors } from "./import-distributors.ts";
export { listDistributors } from "./list-distributors.ts";
