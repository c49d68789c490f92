import type { Copy } from "./fr.ts";

export const de: Copy = {
  skip: "Zum Inhalt springen",
  home: "Startseite",
  menu: "Menü",
  mainNavigation: "Hauptnavigation",
  footerNavigation: "Fußzeile",
  languages: "Sprache",
  products: "Produkte",
  allProducts: "Alle Produkte",
  news: "Aktuelles",
  about: "Über uns",
  siteMap: "Seitenübersicht",
  discover: "Entdecken",
  company: "Unternehmen",
  contact: "Kontakt",
  example: "Beispiel",
  errors: {
    notFound: {
      title: "Seite nicht gefunden",
      heading: "Hier ist nur Wüste.",
      description: "Die Adresse hat sich geändert, oder es gab sie nie. Hier geht es weiter:",
    },
    internal: {
      title: "Serverfehler",
      heading: "Bei uns ist etwas stehen geblieben.",
      description: "Der Fehler ist erfasst. Versuchen Sie es gleich noch einmal; kommt er wieder, nennen Sie uns diese Nummer:",
    },
    status: "Code",
  },
};
