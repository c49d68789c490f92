import { en } from "./en.ts";
import type { FeedCopy } from "./fr.ts";

export const au: FeedCopy = {
  ...en,
  event: { ...en.event, sectors: { ...en.event.sectors, utility: "Grid-scale" } },
};
