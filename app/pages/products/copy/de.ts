import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Produkte: Speicher, Hybridwechselrichter, PCS",
    pageTitle: "Produkte, Seite\u00a0{number}",
    description: "Der Katalog: dreiphasige All-in-One-Systeme, Hochvolt-LFP-Batterien, Hybridwechselrichter, Leistungsumrichter und Zubehör, je mit der Zahl, auf die es ankommt.",
    keywords: ["Batteriespeichersystem", "Heimspeicher", "Hybridwechselrichter", "All-in-One-System", "Leistungsumrichter (PCS)", "Hochvolt-LFP-Batterie", "Datenlogger"],
  },
  home: "Startseite",
  breadcrumb: "Brotkrümelpfad",
  products: "Produkte",
  heading: "Alles, was Sonne speichert.",
  lead: "Von der smarten Steckdose bis zum Leistungsumrichter einer Großanlage: erst die Aufgabe wählen, dann die Zahl lesen, auf die es ankommt.",
  categories: {
    "large-scale": "Großspeicher",
    "power-conversion-system": "Leistungsumrichter (PCS)",
    battery: "Batterien",
    "all-in-one": "All-in-One",
    "hybrid-inverter": "Hybridwechselrichter",
    "hybrid-all-in-one": "Hybrid-All-in-One",
    accessory: "Zubehör",
  },
  example: "Beispiel",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Produkt veröffentlicht.", link: "Zur Startseite" },
  pages: { label: "Katalogseiten", current: "Seite\u00a0{number}", previous: "Vorherige Seite", next: "Nächste Seite" },
};
