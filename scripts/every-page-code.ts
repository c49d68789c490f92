import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export const everyPageChunk = "every-page";

/** The code that every page loads, apart from the libraries: these files and whatever they import, in one chunk. */
const files = [
  "app/root.tsx",
  "app/frame/layout-default.tsx",
  "app/frame/errors/not-found.tsx",
  // Most pages, which compresses better here than in a chunk of its own.
  "app/frame/page-breadcrumb.tsx",
  "app/page/payload.ts",
  "app/page/seo.ts",
];
/** Of the chunk, compressed with brotli. */
const mostBytes = 11_500;

const root = path.resolve(import.meta.dirname, "..");
const names = new Set(files.map((file) => path.join(root, file)));

export const isOfEveryPage = (id: string) => names.has(id.replace(/\?.*$/, ""));

/** Stops a build whose every page would load more. */
export const everyPageLimit: Plugin = {
  name: "every-page-limit",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const chunk = Object.values(bundle).find((each) => each.type === "chunk" && each.name === everyPageChunk);
    if (chunk?.type !== "chunk") return this.error("There is no chunk of what every page loads.");
    const bytes = brotliCompressSync(chunk.code).length;
    if (bytes > mostBytes) this.error(`Every page would load ${bytes} bytes besides the libraries, more than ${mostBytes}: bring what a page can start without on demand (lazyCode), or raise the limit in scripts/every-page-code.ts.`);
    this.info(`every page loads ${bytes} bytes besides the libraries`);
  },
};
