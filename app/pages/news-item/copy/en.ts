import type { Copy } from "./fr.ts";

export const en: Copy = {
  section: "News",
  next: "More news",
  all: "All news",
};
