import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Unternehmen: Speicher am Standort",
    description:
      "Lastspitze berechnen, Anschluss verstehen, Unterlagen vorbereiten, Anlage betreiben: alles, was ein Unternehmen betrifft, der Reihe nach.",
    keywords: ["Batteriespeicher für Unternehmen", "Lastspitzen kappen", "Speicher im Gewerbe", "Ersatzstrom im Betrieb"],
  },
  name: "Unternehmen",
  hero: {
    heading: "Ein Speicher für Ihren Standort",
    lead: "Lastspitzen senken, empfindliche Stromkreise versorgen: vom Lastgang bis zum Betrieb, in der Reihenfolge des Projekts.",
    first: "Lastspitze berechnen",
    second: "Standort beschreiben",
    pictureAlt:
      "Ein Kühlhaus an einem Sommernachmittag: ein Auflieger an der Rampe, zwei Menschen in Warnwesten, vier Batterieschränke an der weißen Wand.",
  },
  phases: {
    size: {
      heading: "Bedarf beziffern",
      text: "Die Leistung, die von der Spitze abgeht, ergibt die Zahl der Geräte; ihre Dauer ergibt die Energie.",
      links: {
        calculate: { text: "Lastspitzen berechnen", note: "Spitze, Grenze und Dauer, abgelesen am Viertelstundenlastgang." },
        cases: { text: "Rechenbeispiele", note: "Typische Betriebe mit ihren Zahlen." },
        articles: { text: "Artikel für Unternehmen", note: "Was auf der Stromrechnung zählt und was ein Speicher daran ändert." },
      },
    },
    system: {
      heading: "System verstehen",
      text: "TIANYUAN 60k leistet 62,5\u00a0kW; bis zu zehn Geräte laufen parallel.",
      links: {
        diagram: { text: "Einpoliger Schaltplan", note: "Netzsammelschiene, Ersatzstromschiene und was sie trennt." },
        parallel: { text: "Geräte parallel", note: "Eines bis zehn und die Leistung, die daraus wird." },
        documents: { text: "Unterlagen zu TIANYUAN 60k", note: "Datenblatt und Kurzanleitung als PDF." },
      },
    },
    prepare: {
      heading: "Unterlagen vorbereiten",
      text: "Drei Stellen bestimmen den Zeitplan: Netzbetreiber, Versicherer und das Unternehmen, das baut.",
      links: {
        connection: { text: "Netzanschluss und Raum", note: "Der Antrag, seine Schritte und die Abwärme." },
        insurer: { text: "Versicherer und Feuerwehr", note: "Was sie wissen wollen und was Sie ihnen geben." },
        builder: { text: "Wer in Ihrer Nähe baut", note: "Großhändler und Installateure für Gewerbe und Industrie." },
      },
    },
    run: {
      heading: "Anlage betreiben",
      text: "Nach der Inbetriebnahme folgt die Steuerung dem Tagesplan, und Ihr Team sieht, was zu tun ist.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energiemanagement für den Standort." },
        codes: { text: "Fehlercodes von TIANYUAN", note: "Was sie bedeuten und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufheben und wie Sie einen Mangel melden." },
        support: { text: "Hilfe vor Ort", note: "Wen Sie in Ihrem Land anrufen." },
      },
    },
  },
  closing: {
    heading: "Sprechen wir über Ihren Standort",
    text: "Anschlussleistung, ein Jahr Viertelstundenwerte und der Zweck des Speichers genügen für den Anfang.",
    action: "Standort beschreiben",
  },
};
