import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { copyTypes } from "./scripts/copy-types.ts";
import { everyPageChunk, everyPageLimit, isOfEveryPage } from "./scripts/every-page-code.ts";

/** Vite wraps each import on demand in 0.6 kB that preloads what the imported file needs; ours makes sure that it is there. */
const wholeImports: Plugin = {
  name: "whole-imports",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importWhole as __vitePreload } from ${JSON.stringify(path.resolve(import.meta.dirname, "app/router-internals/import-whole.ts"))};`,
  },
};

/** What every page has loaded before anything is imported on demand. */
const isThere = (file: string) => /\/(rolldown-runtime|vendor|every-page)-/.test(file);

/**
 * Most of what the libraries hold is called while a page starts. V8 compiles it as the file arrives, beside the page's own
 * work, and not each function at its first call, in the midst of it (explicit compile hints); other engines read a comment.
 */
const calledAtStart = "//# allFunctionsCalledOnLoad";

/**
 * Twenty small files compress worse than two: what every page needs, and what some kinds of pages share. A group takes
 * along whatever its modules import.
 */
const groups = [
  { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
  { name: everyPageChunk, test: isOfEveryPage },
  { name: "lists", test: /[\\/]app[\\/]ui[\\/](tab-l|empty-state)/ },
  // What would take it along is larger than it is.
  { name: "say", test: /[\\/]i18n[\\/]say/ },
  // Home computes with it as well, and needs nothing else of a product.
  { name: "sizing", test: /[\\/]domain[\\/]sizing[\\/]/, minShareCount: 2 },
  { name: "product", test: /[\\/]app[\\/]pages[\\/]product[\\/](?!stack)/, minShareCount: 2 },
  { name: "fields", test: /[\\/]app[\\/]ui[\\/](notice|select|field\.|checkbox|hidden-fields)/ },
  // Before the forms, which would take it along.
  { name: "calls", test: /[\\/]app[\\/](api-client|form[\\/]browser-api)/ },
  { name: "forms", test: /[\\/]app[\\/]form[\\/](use|submit)-form/ },
  { name: "task-frame", test: /[\\/]app[\\/]frame[\\/]task-frame/ },
  {
    name: "accounts",
    test: /[\\/]app[\\/](ui[\\/]password-field|features[\\/]account[\\/]((?!new-password|captcha[\\/])|captcha[\\/](lazy|use-captcha\.)))/,
    minShareCount: 3,
  },
];

export default defineConfig({
  // In milliseconds; only the server says it (server/files/builds.ts), so the files of browsers do not change with it.
  define: { "import.meta.env.BUILT_AT": String(Date.now()) },
  plugins: [copyTypes, wholeImports, everyPageLimit, tailwindcss(), reactRouter()],
  build: {
    // Inlined files would need looser rules for pictures and fonts, and are sent again with every page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => [...new Set([file, ...needed])].filter((each) => !isThere(each)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups,
            },
            postBanner: ({ name }) => (name === "vendor" ? calledAtStart : ""),
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/index.ts" } } },
  },
});
