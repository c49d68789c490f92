import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Seitenübersicht",
    description: "Alle Seiten der Website auf einen Blick: das Unternehmen, jedes einzelne Produkt und die neuesten Beiträge.",
    keywords: ["Seitenübersicht", "Speicherprodukte", "Neuigkeiten", "Über uns"],
  },
  heading: "Seitenübersicht",
  lead: "Alle Seiten, auf einer.",
  products: "Produkte",
  allProducts: "Alle Produkte",
  news: "Aktuelles",
  blog: "Blog",
  account: "Ihr Konto",
  site: "Diese Website",
};
