import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "eCactus logo: files, colours and rules",
    description:
      "Download the eCactus logo as SVG and PNG and see its construction, clear space, colours and the spelling of product names.",
    keywords: ["eCactus logo", "brand guidelines", "logo download", "brand colours", "product names"],
  },
  heading: "eCactus logo: files, colours and rules",
  lead: "The mark shows a cactus from the front: five ribs, the middle one lit. Partners, installers and media find the logo files and the rules here.",
  markAlt: "The mark: five upright strokes of heights 6, 11.5, 16, 11.5 and 6, the middle one in mint",
  line: {
    ...en.line,
    lineText:
      "On a device, the line of light is a lit slot from top to bottom. On a page, it links headline and product, marks the active element and measures a charge.",
  },
  colours: {
    ...en.colours,
    heading: "Brand colours and their proportions",
    text: "Paper covers the largest area, graphite a small one, light the smallest. Light, the mint green, is not used for text on a light ground: its contrast there is only 1.5:1.",
  },
  uses: {
    ...en.uses,
    not: ["a ground with too little contrast for the line.", "another colour for the ribs.", "a tilted cactus.", "stretched proportions."],
  },
};
