import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Unternehmen: Lastspitzen mit Speicher kappen",
    description:
      "Zielwert auf einem Lastgang verschieben: Die Seite berechnet die gekappte Leistung, die Energie der Batterie und die Zahl der Geräte TIANYUAN 60k.",
    keywords: ["Batteriespeicher für Unternehmen", "Lastspitzen kappen", "Lastgang", "Speicher im Gewerbe", "Ersatzstrom im Betrieb"],
  },
  name: "Unternehmen",
  heading: "Batteriespeicher gegen Lastspitzen im Betrieb",
  lead: "Verschieben Sie den Zielwert auf dem Lastgang eines Tages: Die Batterie liefert, was darüber liegt.",
  tool: {
    slider: "Zielwert der Leistung",
    presets: "Vorgeschlagene Zielwerte",
    limit: "Zielwert",
    alt: "Ein Arbeitstag in 96 Viertelstunden mit einer Spitze von {peak}: Über dem Zielwert von {limit} liefert die Batterie {energy}.",
    hours: ["0\u00a0Uhr", "6\u00a0Uhr", "12\u00a0Uhr", "18\u00a0Uhr", "24\u00a0Uhr"],
    caption:
      "Lastgang eines erdachten Arbeitstages, ein Strich je Viertelstunde. Farbig ist der Teil, den die Batterie liefert. Gerechnet wird wie im Rechner für Gewerbe und Industrie, mit {usable}\u00a0% nutzbarer Energie.",
    over: "weniger Spitzenlast",
    battery: "Nennenergie mindestens, für {energy} über dem Zielwert",
    unit: "TIANYUAN 60k",
    units: "für diese Leistung",
    calculate: "Mit eigenen Werten rechnen",
    project: "Standort beschreiben",
  },
  further: {
    heading: "Das Projekt vorbereiten",
    text: "Drei Stellen bestimmen den Zeitplan: Netzbetreiber, Versicherer und das Unternehmen, das baut.",
    links: {
      diagram: { text: "Einpoliger Übersichtsschaltplan", note: "Netzsammelschiene, Ersatzstromschiene und Umschalter." },
      documents: { text: "Unterlagen zu TIANYUAN 60k", note: "Datenblatt und Kurzanleitung als PDF." },
      connection: { text: "Netzanschluss und Raum", note: "Der Antrag, seine Schritte und die Abwärme." },
      insurer: { text: "Versicherer und Feuerwehr", note: "Geforderte Angaben und Unterlagen." },
      builder: { text: "Fachbetriebe in Ihrer Nähe", note: "Großhändler und Installateure für Gewerbe und Industrie." },
      cases: { text: "Rechenbeispiele", note: "Typische Betriebe mit ihren Zahlen." },
      panguOs: { text: "PANGU OS", note: "Energiemanagement für den Standort nach der Inbetriebnahme." },
    },
  },
};
