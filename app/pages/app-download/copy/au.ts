import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, keywords: ["download ECOS", "eCactus app", "solar battery app", "QR code", "first login"] },
  first: {
    ...en.first,
    steps: [en.first.steps[0]!, "The cholla data logger is online, by WiFi, by cable or over 4G.", en.first.steps[2]!],
  },
};
