import type { DocumentCopy } from "./fr.ts";

export const de: DocumentCopy = {
  kinds: { "data-sheet": "Datenblatt", "quick-guide": "Kurzanleitung" },
  titles: {
    "data-sheet": "Datenblatt {product}",
    "quick-guide": "Kurzanleitung {product}",
    cutout: "{product}, freigestellt",
    picture: "{product}, Studiobild",
  },
  version: "Version {version}",
  page: "Seite {page} von {pages}",
  example: "Beispiel",
  sampleContact: "Kontakt als Beispiel",
  figures: "Technische Daten",
  columns: { figure: "Merkmal", value: "Wert", condition: "Bedingung" },
  fits: "Passende Produkte",
  notes: {
    heading: "Hinweise zu diesem Blatt",
    items: [
      "Dieses Blatt entsteht aus den Daten der Produktseite, Stand wie unten angegeben. Maßgeblich ist das Datenblatt, das mit dem Produkt geliefert wird.",
      "Steht neben einem Wert eine Bedingung, gilt er nur unter ihr. Weitere Werte für die Auslegung erhalten Sie von unserem Team.",
      "Anschluss und Inbetriebnahme sind Sache einer Elektrofachkraft, nach den Regeln vor Ort.",
    ],
  },
  online: "Produktseite:",
  contact: "Kontakt",
};
