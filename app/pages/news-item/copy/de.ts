import type { Copy } from "./fr.ts";

export const de: Copy = {
  home: "Startseite",
  breadcrumb: "Brotkrümelpfad",
  news: "Aktuelles",
  example: "Beispiel",
  published: "Veröffentlicht am",
  sources: "Quellen",
  next: "Als Nächstes lesen",
  all: "Alle Beiträge",
};
