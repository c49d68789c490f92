import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import sharp from "sharp";
import { defineConfig } from "vite";
import { imagetools, pictureFormat, resolveConfigs, type OutputFormat } from "vite-imagetools";

/** Sources and fallback as imagetools' own format has them, and the mean colour that holds the place until one is there. */
const colouredPicture: OutputFormat = (args) => async (metadatas) => {
  const smallest = metadatas.reduce((least, metadata) => (metadata.info.width! < least.info.width! ? metadata : least));
  const { channels, isOpaque } = await sharp(await smallest.image!.clone().png().toBuffer()).stats();
  const colour = isOpaque ? `#${channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}` : undefined;
  return { ...((await pictureFormat(args)(metadatas)) as object), colour };
};

export default defineConfig(({ command }) => ({
  plugins: [
    imagetools({
      extendOutputFormats: (formats) => ({ ...formats, picture: colouredPicture }),
      // The development server encodes a picture at every request, and AVIF takes it seconds.
      resolveConfigs: (entries, formats) =>
        resolveConfigs(
          entries.map(([name, values]) => [name, command === "serve" && name === "format" ? values.filter((value) => value !== "avif") : values]),
          formats,
        ),
    }),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Inlined files would need looser rules for pictures and fonts, and are sent again with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Twenty small files compress worse than two: what every page needs, and what most pages share.
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
                // The captcha is loaded by who has to solve one, what is about accounts by their pages.
                { name: "shell", test: /[\\/](app[\\/]shell[\\/](?!layout-|(captcha|account)[\\/])|i18n[\\/])/ },
                { name: "shared", test: /[\\/]app[\\/]ui[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
  },
}));
