import type { ProductLine } from "#domain/content/schema";

/** Words of calendar files, which the page of events says too. */
export type FeedCopy = {
  event: { online: string; example: string; sectors: Record<ProductLine, string> };
};

export const fr: FeedCopy = {
  event: {
    online: "En ligne",
    example: "Exemple",
    sectors: { utility: "Réseau", "commercial-industrial": "Tertiaire et industriel", residential: "Maison" },
  },
};
