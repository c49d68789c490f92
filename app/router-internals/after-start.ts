// What a page can start without, and every page has soon after.
export { watchBuild } from "./build-watch.ts";
export { layOutBelow } from "./lay-out-below.ts";
export { followLinks } from "./links-ahead.ts";
