import type { Copy } from "./fr.ts";

export const en: Copy = {
  section: "News",
  next: "Read next",
  all: "All news",
};
