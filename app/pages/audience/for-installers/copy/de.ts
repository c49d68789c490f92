import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Installateure: Werkzeug, Montage, Fehlercodes",
    description:
      "Werkzeug, Werte und Unterlagen je Gerät, die Montageschritte als Zeichnungen und die Suche nach Fehlercodes: die Seite für die Baustelle.",
    keywords: [
      "Installateur für Batteriespeicher",
      "Werkzeug Montage Speicher",
      "Inbetriebnahme",
      "Fehlercodes",
      "Installationspartner werden",
    ],
  },
  name: "Installateure",
  heading: "Arbeitsblatt für Installateure",
  lead: "Fehlercodes, Werkzeug, Werte, Montageschritte und Unterlagen, Gerät für Gerät.",
  codes: "Fehlercodes",
  sheet: {
    heading: "Werkzeug und Werte je Gerät",
    lead: "Das Werkzeug steht in den Kurzanleitungen, die Werte stehen in den Datenblättern.",
    tools: "Mitzubringen",
    torque: {
      label: "Drehmomente, Kabelquerschnitte",
      manual: "Veröffentlicht: siehe Datei",
      none: "Drehmomente und Kabelquerschnitte sind nicht für jedes Gerät veröffentlicht.",
      ask: "Vor der Montage anfragen",
    },
    documents: {
      heading: "Unterlagen",
      "data-sheet": "Datenblatt (PDF)",
      "quick-guide": "Kurzanleitung (PDF)",
      "wiring-diagram": "Anschlussplan",
      all: "Alle Dateien",
    },
  },
  strip: {
    heading: "AGAVE-\u2060TH Schritt für Schritt montieren",
    text: "Die Schritte der Kurzanleitung als Zeichnungen, danach der erste Start und die Prüfungen am Schluss.",
    stacking: "für das Stapeln von Sockel, Modulen, Steuereinheit und Wechselrichter",
  },
  further: {
    heading: "Angebot, Inbetriebnahme und Partnerschaft",
    links: {
      compatibility: { text: "Kompatibilitätstabelle", note: "Wechselrichter, Batterien und Zubehör anderer Hersteller." },
      homes: { text: "Heimspeicher auslegen", note: "Verbrauch, PV-Leistung und Ziel ergeben die Zahl der Module." },
      sites: { text: "Standort auslegen", note: "Spitze, Zielwert und Dauer ergeben die Zahl der Geräte." },
      hub: { text: "Inbetriebnahme mit ECOS Hub", note: "Die Prüfungen in ihrer Reihenfolge." },
      films: { text: "Videos", note: "Das Stapeln und die Geräte aus der Nähe, ohne Ton." },
      warranty: { text: "Garantie", note: "Die Unterlagen einer Meldung, Schritt für Schritt." },
      distributor: { text: "Großhändler in Ihrer Nähe", note: "Nach Land und Ort." },
      apply: { text: "Partner werden", note: "Ihr Betrieb, Ihre Anlagen, Ihr Gebiet. Unser Team antwortet Ihnen." },
    },
  },
};
