import type { FeedCopy } from "./fr.ts";

export const en: FeedCopy = {
  event: {
    online: "Online",
    example: "Example",
    sectors: { utility: "Utility", "commercial-industrial": "Commercial and industrial", residential: "Residential" },
  },
};
