import path from "node:path";
import { defineConfig } from "vite";
import { guidePages } from "./guide-pages.ts";

const workspace = import.meta.dirname;

export default defineConfig({
  root: workspace,
  base: "/admin/",
  plugins: [guidePages()],
  // The site's own router is a newer one: here there is one copy, the one that react-admin works with.
  resolve: { dedupe: ["react", "react-dom", "react-router", "react-router-dom", "ra-core", "@tanstack/react-query"] },
  build: { outDir: path.join(workspace, "..", "build", "admin"), emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
