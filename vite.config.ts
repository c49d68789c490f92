import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";

export default defineConfig({
  plugins: [imagetools(), tailwindcss(), reactRouter()],
  build: {
    // Inlined files would need looser rules for pictures and fonts, and are sent again with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
  },
});
