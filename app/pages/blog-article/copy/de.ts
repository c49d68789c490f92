import type { Copy } from "./fr.ts";

export const de: Copy = {
  section: "Blog",
  next: "Zum selben Thema",
  all: "Alle Blogbeiträge",
};
