import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Solar battery downloads: data sheets, guides",
    description:
      "Data sheets, quick guides, videos and pictures of every eCactus product for Australia, each with version, date, size and SHA-256 checksum.",
    keywords: ["solar battery data sheet", "installation quick guide", "eCactus downloads Australia", "AGAVE-TH PDF", "MYRTILLO PDF"],
  },
};
