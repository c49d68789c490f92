import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { copyTypes } from "./scripts/copy-types.ts";

/**
 * Chunk for the libraries of every page, which stays cached when pages change, and chunk for modules that at least five routes
 * share: home loads 13 files. A lower count sends code that a page does not use, a higher one more files.
 */
const groups = [
  { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
  { name: "shared", test: /[\\/](app|i18n|domain)[\\/]/, minShareCount: 5 },
];

export default defineConfig({
  // Timestamp in ms. Only the server uses it (server/files/builds.ts), so browser files do not change with it.
  define: { "import.meta.env.BUILT_AT": String(Date.now()) },
  plugins: [copyTypes, tailwindcss(), reactRouter()],
  build: {
    // Inlined images and fonts would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./server/index.ts" } } },
  },
});
