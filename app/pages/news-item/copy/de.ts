import type { Copy } from "./fr.ts";

export const de: Copy = {
  section: "Aktuelles",
  next: "Weitere Beiträge",
  all: "Alle Beiträge",
};
