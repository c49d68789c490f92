// What the build is made of: the process that serves, and the site alone for tests and tools.
export { serve } from "./serve.ts";
export { createSite } from "./site.ts";
