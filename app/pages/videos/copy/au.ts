import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, keywords: ["solar battery video", "MYRTILLO installation", "AGAVE-TH video", "stackable battery assembly"] },
};
