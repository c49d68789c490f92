// Exports that the route module of every page re-exports.
export { loadPayload as clientLoader } from "./payload.ts";
export { pageMeta as meta } from "./seo.ts";
