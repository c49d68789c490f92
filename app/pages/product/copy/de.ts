import type { Copy } from "./fr.ts";

export const de: Copy = {
  products: "Produkte",
  example: "Beispiel",
  missing: {
    sheet: "Die Kennwerte stehen im Projektdatenblatt.",
    values: "Die Kennwerte dieses Produkts sind noch nicht veröffentlicht. Fragen Sie nach den Werten, die Sie brauchen.",
  },
  figures: "Wichtigste Daten",
  specification: {
    heading: "Technische Daten",
    lead: "Ein Wert gilt unter der Bedingung, die daneben steht.",
    columns: { figure: "Merkmal", value: "Wert", condition: "Bedingung" },
    download: "Als CSV herunterladen",
    copy: "Tabelle kopieren",
    copied: "Tabelle kopiert",
    failed: "Die Tabelle ließ sich nicht kopieren; Sie können sie als CSV herunterladen.",
    compareWith: "Mit {product} vergleichen",
  },
  documents: {
    heading: "Unterlagen",
    "data-sheet": "Datenblatt (PDF)",
    ask: "Projektdatenblatt anfragen",
    "quick-guide": "Kurzanleitung (PDF)",
    all: "Alle Dateien",
  },
  fits: { heading: "Passende Produkte" },
  buying: {
    heading: "Beratung, Kauf und Installation",
    installer: "Fachbetrieb finden",
    where: "Bezugsquellen",
    ask: "Frage stellen",
    askAbout: "Frage zum Produkt stellen",
    project: "Projektdatenblatt anfragen",
  },
  back: "Alle Produkte",
};
