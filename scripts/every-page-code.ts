import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export const everyPageChunk = "every-page";

/** The code that every page loads, apart from the libraries: these files and whatever they import, in one chunk. */
const files = [
  "app/root.tsx",
  "app/frame/layout-default.tsx",
  "app/frame/errors/not-found.tsx",
  // What most pages need compresses better here than in chunks of its own, and whatever is named nowhere may be put into
  // the chunk of one kind of pages, which all others then load with it.
  "app/frame/lazy-notice.tsx",
  "app/frame/page-breadcrumb.tsx",
  "app/page/page-exports.ts",
  "app/page/page-parts.tsx",
  "app/page/payload.ts",
  "app/page/phrases.ts",
  "app/page/tel-address.ts",
  "app/router-internals/chunk-guard.ts",
  "app/router-internals/use-after-start.ts",
  "app/router-internals/way-back.ts",
  "app/ui/breadcrumb.tsx",
  "app/ui/button.tsx",
  "app/ui/check-row.tsx",
  "app/ui/field-notes.tsx",
  "app/ui/figure-text.tsx",
  "app/ui/figure.tsx",
  "app/ui/icon.tsx",
  "app/ui/picture.tsx",
  "app/ui/row-name.tsx",
  "app/ui/tag.tsx",
  "app/ui/text-link.tsx",
  "app/ui/use-clipboard.ts",
  "app/ui/use-hydrated.ts",
  "i18n/fill.ts",
  "i18n/format.ts",
];
/** Brotli-compressed size of the chunk beyond which a build warns: the size today and 5 % of headroom. */
const mostBytes = 12_000;

const root = path.resolve(import.meta.dirname, "..");
const names = new Set(files.map((file) => path.join(root, file)));

export const isOfEveryPage = (id: string) => names.has(id.replace(/\?.*$/, ""));

/** Warns where every page would load more: a byte limit informs and never stops a build. */
export const everyPageLimit: Plugin = {
  name: "every-page-limit",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const chunk = Object.values(bundle).find((each) => each.type === "chunk" && each.name === everyPageChunk);
    if (chunk?.type !== "chunk") return this.error("There is no chunk of what every page loads.");
    const bytes = brotliCompressSync(chunk.code).length;
    if (bytes > mostBytes)
      this.warn(
        `Every page loads ${bytes} bytes besides the libraries, more than ${mostBytes}: load what a page can start without on demand (lazyCode).`,
      );
    this.info(`every page loads ${bytes} bytes besides the libraries`);
  },
};
