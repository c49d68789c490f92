import type { FeedCopy } from "./fr.ts";

export const de: FeedCopy = {
  event: {
    online: "Online",
    example: "Beispiel",
    sectors: { utility: "Großspeicher", "commercial-industrial": "Gewerbe und Industrie", residential: "Zuhause" },
  },
};
