import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Type the code that AGAVE-TH, COPIA or TIANYUAN shows: what it means, where it comes from, what to do and who may do it.",
  },
  lead: "Type it as you see it. Hyphens, spaces and capitals do not count.",
};
