import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Install the ECOS app for your solar battery, open this page on your phone and see what you need before the first login.",
    keywords: ["download ECOS", "eCactus app", "solar battery app", "QR code", "first login"],
  },
  stores: {
    ...en.stores,
    lead: "ECOS shows solar generation, usage and battery level. Choose the source for your phone.",
  },
  elsewhere: {
    ...en.elsewhere,
    steps: [
      en.elsewhere.steps[0]!,
      "Choose ‘Open in browser’ or the name of your browser.",
      "If there is no such entry, copy the address and paste it into your browser.",
    ],
    pictureLabel: "The top of a phone’s screen: three dots circled at the top right, and below them the entry ‘Open in browser’.",
  },
  first: {
    ...en.first,
    steps: [
      "Your installer has commissioned the system in ECOS Hub and given you access.",
      "The cholla data logger is online, by WiFi, by cable or over 4G.",
      en.first.steps[2]!,
    ],
  },
};
