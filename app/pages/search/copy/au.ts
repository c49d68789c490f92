import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, keywords: ["search", "energy storage products", "solar battery", "data sheet", "news"] },
};
