import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Solar battery videos from close by",
    description: "Short videos with captions in five languages and a transcript: a MYRTILLO tower going up, AGAVE-TH from close by.",
    keywords: ["solar battery video", "MYRTILLO installation", "AGAVE-TH video", "stackable battery assembly"],
  },
};
