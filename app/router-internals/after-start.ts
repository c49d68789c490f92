// What a page can start without, and every page has soon after.
export { watchBuild } from "./build-watch.ts";
export { followLinks } from "./links-ahead.ts";
