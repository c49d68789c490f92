// What every page's route exports beside its loader and itself.
export { loadPayload as clientLoader } from "./payload.ts";
export { pageMeta as meta } from "./seo.ts";
