// Entry points of the build: the server process, and the site alone for tests and tools.
export { serve } from "./serve.ts";
export { createSite } from "./site.ts";
