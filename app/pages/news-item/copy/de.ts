import type { Copy } from "./fr.ts";

export const de: Copy = {
  section: "Aktuelles",
  next: "Als Nächstes lesen",
  all: "Alle Beiträge",
};
