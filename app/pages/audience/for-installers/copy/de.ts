import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Installateure: montieren, in Betrieb nehmen, betreuen",
    description:
      "Produkte, Kurzanleitungen, Inbetriebnahme mit ECOS Hub, Fehlercodes und Garantie: was eine Baustelle braucht, in der Reihenfolge der Arbeit.",
    keywords: ["Installateur Batteriespeicher", "Montageanleitung", "Inbetriebnahme", "Fehlercodes", "Partner werden als Installateur"],
  },
  name: "Installateure",
  hero: {
    heading: "Alles für die Baustelle",
    lead: "Von der Auslegung über die Ersatzstromprobe bis zum Service: was Sie brauchen, in der Reihenfolge der Arbeit.",
    first: "Partner werden",
    second: "Kurzanleitungen",
    pictureAlt: "Zwei Silhouetten tragen ein Modul über ein Ziegeldach gegen die tiefe Sonne, dahinter die Stadt im Dunst.",
  },
  phases: {
    begin: {
      heading: "Mit uns anfangen",
      text: "Die Geräte kommen vom Großhändler. Möchten Sie in unserer Installateursuche stehen? Schreiben Sie uns.",
      links: {
        distributor: { text: "Großhändler in Ihrer Nähe", note: "Wer Ware auf Lager hat, nach Land und Ort." },
        apply: { text: "Partner werden", note: "Ihr Betrieb, Ihre Anlagen, Ihre Region. Ein Mensch antwortet Ihnen." },
        meet: { text: "Veranstaltungen", note: "Wo Sie uns treffen und wann." },
      },
    },
    plan: {
      heading: "Angebot vorbereiten",
      text: "Die Berechnung liefert einen ersten Wert mit ihren Annahmen. Die Werte des Projekts stehen im Datenblatt.",
      links: {
        homes: { text: "Für ein Haus auslegen", note: "Verbrauch, PV-Leistung und Zweck ergeben die Zahl der Module." },
        sites: { text: "Für einen Betrieb auslegen", note: "Spitze, Grenze und Dauer ergeben die Zahl der Geräte." },
        dataSheets: { text: "Datenblätter", note: "In Ihrer Sprache, mit Fassung und Datum." },
      },
    },
    build: {
      heading: "Montieren und in Betrieb nehmen",
      text: "Die Kurzanleitung folgt den Handgriffen. Danach prüft ECOS Hub, was angeschlossen ist.",
      links: {
        guides: { text: "Kurzanleitungen", note: "Vor der Fahrt lesen, auf der Baustelle dabeihaben." },
        films: { text: "Videos", note: "Das Stapeln und ein Rundgang um das Gerät, ohne Ton." },
        hub: { text: "Inbetriebnahme mit ECOS Hub", note: "Die Prüfungen, der Reihe nach." },
      },
    },
    serve: {
      heading: "Störungen beheben",
      text: "Ein Kunde ruft mit einem Code an. Das hilft bei der Antwort, bevor Sie losfahren.",
      links: {
        codes: { text: "Fehlercodes", note: "Ursache, Abhilfe und wer handeln darf." },
        care: { text: "Pflege und Wartung", note: "Was der Kunde tut und was Sie tun." },
        warranty: { text: "Garantie", note: "Was eine Meldung braucht, Schritt für Schritt." },
        support: { text: "Hilfe vor Ort", note: "Wer Ihnen in Ihrem Land hilft." },
      },
    },
  },
  closing: {
    heading: "Auf der Baustelle geht es nicht weiter",
    text: "Nennen Sie Seriennummer, angezeigten Code und was sich gerade geändert hat. So kommt die Antwort schneller.",
    action: "Frage zur Inbetriebnahme stellen",
  },
};
