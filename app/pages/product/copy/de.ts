import type { Copy } from "./fr.ts";

export const de: Copy = {
  products: "Produkte",
  example: "Beispiel",
  figures: "Wichtigste Daten",
  specification: {
    heading: "Technische Daten",
    lead: "Die Tabelle enthält die veröffentlichten Werte. Die Messbedingungen stehen im mitgelieferten Datenblatt.",
    columns: { figure: "Merkmal", value: "Wert", condition: "Bedingung" },
    download: "Als CSV herunterladen",
    copy: "Tabelle kopieren",
    copied: "Tabelle kopiert",
    failed: "Die Tabelle ließ sich nicht kopieren; Sie können sie als CSV herunterladen.",
  },
  documents: {
    heading: "Unterlagen",
    overview: "Produktübersicht (PDF)",
    "data-sheet": "Datenblatt (PDF)",
    "quick-guide": "Kurzanleitung (PDF)",
    all: "Alle Dateien",
  },
  fits: { heading: "Passende Produkte" },
  buying: { heading: "Beratung, Kauf und Installation", installer: "Fachbetrieb finden", where: "Bezugsquellen", ask: "Frage stellen" },
  back: "Alle Produkte",
};
