import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Rechenbeispiele für Batteriespeicher",
    sectorTitle: "{sector}: Rechenbeispiele",
    description:
      "Batteriespeicher für Haus, Gewerbe und Netz Schritt für Schritt berechnet: vom Verbrauch bis zur Zahl der Module oder Geräte, mit allen Annahmen.",
    keywords: [
      "Beispiele Stromspeicher",
      "Speicher auslegen Beispiel",
      "Lastspitzenkappung Beispiel",
      "Heimspeicher Beispiel",
      "Großspeicher Beispiel",
    ],
  },
  name: "Rechenbeispiele",
  heading: "Rechenbeispiele für Haus, Gewerbe und Netz",
  lead: "Jedes Beispiel berechnet aus Verbrauch oder Lastspitze die Zahl der Module oder Geräte. Wählen Sie Ihre Anwendung und vergleichen Sie mit Ihrem Standort.",
  sectors: {
    label: "Anwendung",
    all: "Alle",
    names: { utility: "Großspeicher", "commercial-industrial": "Gewerbe und Industrie", residential: "Haus" },
  },
  example: "Beispiel",
  read: "Rechenweg ansehen",
  with: "Mit",
  solution: {
    utility: "Großspeicher für das Netz",
    "commercial-industrial": "Speicher für Gewerbe und Industrie",
    residential: "Speicher für das Haus",
  },
  empty: {
    heading: "Keine Daten",
    text: "Für diese Anwendung ist zurzeit kein Beispiel veröffentlicht.",
    link: "Alle Anwendungen ansehen",
  },
  emptyAll: {
    heading: "Keine Daten",
    text: "Zurzeit ist kein Beispiel veröffentlicht. Die folgenden Seiten berechnen ein System mit Ihren eigenen Werten.",
    link: "Produkte ansehen",
  },
};
