import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Product videos: AGAVE-TH, MYRTILLO and TIANYUAN",
    description:
      "Short product videos with captions and a transcript: the stacking of a MYRTILLO tower, a tour of AGAVE-TH and the TIANYUAN power conversion systems.",
    keywords: ["solar battery video", "MYRTILLO installation", "AGAVE-TH video", "stackable battery assembly"],
  },
  lead: "Short videos without sound show installers and owners the products. Choose captions in your language.",
};
