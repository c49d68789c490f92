import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Installateure: montieren, in Betrieb nehmen, betreuen",
    description:
      "Für Installateure: Produkte auslegen, Kurzanleitungen laden, mit ECOS Hub in Betrieb nehmen, Fehlercodes nachschlagen und Garantiefälle melden.",
    keywords: ["Installateur Batteriespeicher", "Montageanleitung", "Inbetriebnahme", "Fehlercodes", "Partner werden als Installateur"],
  },
  name: "Installateure",
  hero: {
    heading: "Batteriespeicher installieren und betreuen",
    lead: "Installateure finden hier Unterlagen und Werkzeuge für Auslegung, Montage, Inbetriebnahme und Service, in der Reihenfolge der Arbeit.",
    first: "Partner werden",
    second: "Kurzanleitungen",
    pictureAlt: "Zwei Silhouetten tragen ein Modul über ein Ziegeldach gegen die tiefe Sonne, dahinter die Stadt im Dunst.",
  },
  phases: {
    begin: {
      heading: "Partner\u00adinstallateur werden",
      text: "Die Geräte kommen vom Großhändler. Für einen Eintrag in unserer Installateursuche bewerben Sie sich als Partner.",
      links: {
        distributor: { text: "Großhändler in Ihrer Nähe", note: "Wer Ware auf Lager hat, nach Land und Ort." },
        apply: { text: "Partner werden", note: "Ihr Betrieb, Ihre Anlagen, Ihre Region. Unser Team antwortet Ihnen." },
        meet: { text: "Veranstaltungen", note: "Wo Sie uns treffen und wann." },
      },
    },
    plan: {
      heading: "Speicher auslegen und anbieten",
      text: "Die Berechnung liefert einen ersten Wert mit ihren Annahmen. Für das Projekt gelten die Werte des Datenblatts.",
      links: {
        homes: { text: "Für ein Haus auslegen", note: "Verbrauch, PV-Leistung und Zweck ergeben die Zahl der Module." },
        sites: { text: "Für einen Betrieb auslegen", note: "Spitze, Zielwert und Dauer ergeben die Zahl der Geräte." },
        dataSheets: { text: "Datenblätter", note: "In Ihrer Sprache, mit Version und Datum." },
      },
    },
    build: {
      heading: "System montieren und in Betrieb nehmen",
      text: "Die Kurzanleitung beschreibt die Montage Schritt für Schritt. Danach nehmen Sie das System mit ECOS Hub in Betrieb.",
      links: {
        guides: { text: "Kurzanleitungen", note: "Vor der Fahrt lesen, auf der Baustelle dabeihaben." },
        films: { text: "Videos", note: "Stapelmontage und Geräte im Detail, ohne Ton." },
        hub: { text: "Inbetriebnahme mit ECOS Hub", note: "Die Prüfungen, der Reihe nach." },
      },
    },
    serve: {
      heading: "Störungen an Kundenanlagen beheben",
      text: "Meldet ein Kunde einen Fehlercode, finden Sie hier Ursache und Abhilfe, bevor Sie losfahren.",
      links: {
        codes: { text: "Fehlercodes", note: "Ursache, Abhilfe und wer handeln darf." },
        care: { text: "Wartung", note: "Was der Kunde tut und was Sie tun." },
        warranty: { text: "Garantie", note: "Was eine Meldung braucht, Schritt für Schritt." },
        support: { text: "Support vor Ort", note: "Ansprechpartner in Ihrem Land." },
      },
    },
  },
  closing: {
    heading: "Technische Hilfe auf der Baustelle",
    text: "Nennen Sie Seriennummer, angezeigten Code und was sich gerade geändert hat. So kommt die Antwort schneller.",
    action: "Frage zur Inbetriebnahme stellen",
  },
};
