import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Downloads: Datenblätter und Kurzanleitungen",
    description:
      "Datenblätter, Kurzanleitungen, Videos und Bilder zu jedem Produkt von eCactus in fünf Sprachen, mit Version, Datum, Größe und SHA-256-Prüfsumme.",
    keywords: ["Datenblatt Heimspeicher", "Kurzanleitung", "eCactus Downloads", "AGAVE-TH PDF", "MYRTILLO PDF"],
  },
  heading: "Die richtige Datei, unter einer Adresse, die bleibt.",
  lead: "Datenblätter und Kurzanleitungen entstehen aus denselben Daten wie die Produktseiten: Ändert sich ein Wert, ändert sich die Datei mit und bekommt eine neue Versionsnummer.",
  example: "Beispiel",
  filter: "Dateien filtern",
  facets: {
    type: "Dokumenttyp",
    product: "Produkt",
    resource: "Art der Unterlage",
    problem: "Was Sie vorhaben",
    language: "Sprache der Datei",
  },
  any: "Alle",
  allLanguages: "Alle Sprachen",
  submit: "Anzeigen",
  remove: "Filter {name} entfernen",
  types: { pdf: "PDF", video: "Video", image: "Bild" },
  resources: {
    "data-sheet": "Datenblatt",
    "quick-guide": "Kurzanleitung",
    form: "Formular",
    drawing: "Zeichnung",
    video: "Video",
    picture: "Produktbild",
  },
  problems: {
    choosing: "Auswählen",
    installation: "Installieren",
    commissioning: "In Betrieb nehmen",
    operation: "Nutzen",
    fault: "Fehler suchen",
    presentation: "Vorstellen",
  },
  count: { one: "{count} Datei", other: "{count} Dateien" },
  several: "Mehrere Produkte",
  version: "Version {version}",
  checksum: "SHA-256",
  checksumOf: "SHA-256-Prüfsumme von „{title}“",
  empty: { heading: "Keine Daten", text: "Zu diesen Filtern gibt es keine Datei.", link: "Alle Dateien ansehen" },
  pages: { label: "Seiten mit Dateien", current: "Seite {number}", before: "Vorherige Seite", after: "Nächste Seite" },
};
