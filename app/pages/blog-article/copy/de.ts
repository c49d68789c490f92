import type { Copy } from "./fr.ts";

export const de: Copy = {
  section: "Blog",
  next: "Beiträge zum selben Thema",
  all: "Alle Blogbeiträge",
};
