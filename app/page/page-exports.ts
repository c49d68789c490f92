export { loadPayload as clientLoader } from "./payload.ts";
export { pageMeta as meta } from "./seo.ts";
