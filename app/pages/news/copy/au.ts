import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    keywords: ["energy storage news", "solar battery", "LFP ageing", "battery sizing", "battery passport", "battery data sheet"],
  },
};
