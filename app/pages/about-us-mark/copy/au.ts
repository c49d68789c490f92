import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "How the mark is built, the space it needs, its colours, how product names are written, what to avoid, and the files as SVG and PNG.",
    keywords: ["eCactus logo", "brand guidelines", "logo download", "brand colours", "product names"],
  },
  line: {
    ...en.line,
    lineText:
      "On a device it is real: a lit slot from top to bottom. On a page it leads from headline to product, marks what is active and measures a charge. It is never decoration.",
  },
  colours: { ...en.colours, heading: "The colours by their share" },
  names: { ...en.names, text: "They are not translated, not inflected and keep their case, even at the start of a sentence." },
  uses: {
    ...en.uses,
    not: ["a ground on which the line is lost.", "another colour for the ribs.", "a cactus that leans.", "stretched proportions."],
  },
  downloads: {
    ...en.downloads,
    text: "For articles, partners and installers who write about our devices. They give no right to speak in our name.",
  },
};
