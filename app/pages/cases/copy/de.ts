import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Rechenbeispiele nach Sektor",
    sectorTitle: "{sector}: Rechenbeispiele",
    description:
      "Haus, Betrieb, Netz: Speichersysteme Schritt für Schritt durchgerechnet, von der Frage bis zur Zahl der Geräte, mit allen Annahmen.",
    keywords: [
      "Beispiele Stromspeicher",
      "Speicher auslegen Beispiel",
      "Lastspitzenkappung Beispiel",
      "Heimspeicher Beispiel",
      "Großspeicher Beispiel",
    ],
  },
  name: "Rechenbeispiele",
  heading: "Vom Problem zur Zahl der Module",
  lead: "Das sind Beispiele, gerechnet nach den Regeln unserer Seiten. Wirkliche Standorte treten an ihre Stelle.",
  sectors: {
    label: "Sektor",
    all: "Alle",
    names: { utility: "Netz", "commercial-industrial": "Gewerbe und Industrie", residential: "Haus" },
  },
  example: "Beispiel",
  read: "So wurde gerechnet",
  with: "Mit",
  solution: {
    utility: "Großspeicher für das Netz",
    "commercial-industrial": "Speicher für Gewerbe und Industrie",
    residential: "Speicher für das Haus",
  },
  empty: { heading: "Keine Daten", text: "In diesem Sektor ist zurzeit kein Beispiel veröffentlicht.", link: "Alle Sektoren ansehen" },
  emptyAll: { heading: "Keine Daten", text: "Zurzeit ist kein Beispiel veröffentlicht.", link: "Produkte ansehen" },
};
