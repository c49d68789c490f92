import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Support centre: codes, documents, warranty",
    description: "One search field, error codes, documents, questions, warranty and support near you.",
  },
  elsewhere: { ...en.elsewhere, notes: { ...en.elsewhere.notes, maintenance: "What to look at, when and who does it" } },
  quick: { ...en.quick, words: ["cholla", "ECOS", "blackout", "add modules", "firmware update"] },
};
