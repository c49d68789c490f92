import type { Copy } from "./fr.ts";

export const de: Copy = {
  products: "Produkte",
  example: "Beispiel",
  figures: "Die Zahlen, auf die es ankommt",
  specification: {
    heading: "Technische Daten",
    lead: "Unsere veröffentlichten Werte. Messbedingungen nennt das mitgelieferte Datenblatt.",
    columns: { figure: "Größe", value: "Wert", condition: "Bedingung" },
    download: "Als CSV herunterladen",
    copy: "Tabelle kopieren",
    copied: "Tabelle kopiert",
    failed: "Die Tabelle ließ sich nicht kopieren; Sie können sie als CSV herunterladen.",
  },
  documents: { heading: "Unterlagen", "data-sheet": "Datenblatt", "quick-guide": "Kurzanleitung", all: "Alle Dateien" },
  fits: { heading: "Was dazu passt" },
  buying: { heading: "Kaufen und einbauen lassen.", installer: "Fachbetrieb finden", where: "Bezugsquellen", ask: "Frage stellen" },
  back: "Alle Produkte",
};
