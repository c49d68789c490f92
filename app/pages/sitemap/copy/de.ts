import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Seitenübersicht",
    description: "Alle Seiten der Website auf einen Blick: das Unternehmen, jedes einzelne Produkt und die neuesten Beiträge.",
    keywords: ["Seitenübersicht", "Speicherprodukte", "Aktuelles", "Über uns"],
  },
  heading: "Seitenübersicht",
  lead: "Die Übersicht enthält alle Seiten der Website nach Bereichen.",
  products: "Produkte",
  allProducts: "Alle Produkte",
  news: "Aktuelles",
  blog: "Blog",
  jobs: "Offene Stellen",
  account: "Ihr Konto",
  site: "Website",
};
