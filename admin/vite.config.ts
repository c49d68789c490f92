import path from "node:path";
import { defineConfig } from "vite";
import { guidePages } from "./guide-pages.ts";

const workspace = import.meta.dirname;

export default defineConfig({
  root: workspace,
  base: "/admin/",
  plugins: [guidePages()],
  build: { outDir: path.join(workspace, "..", "build", "admin"), emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
