import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Gewerbespeicher für Unternehmen",
    description:
      "Für Unternehmen: Lastspitze berechnen, TIANYUAN 60k wählen, Unterlagen für Netzbetreiber und Versicherer vorbereiten und die Anlage betreiben.",
    keywords: ["Batteriespeicher für Unternehmen", "Lastspitzen kappen", "Speicher im Gewerbe", "Ersatzstrom im Betrieb"],
  },
  name: "Unternehmen",
  hero: {
    heading: "Batteriespeicher für Unternehmen",
    lead: "Mit einem Batteriespeicher senken Unternehmen Lastspitzen und versorgen empfindliche Stromkreise bei Netzausfall. Der Lastgang bestimmt die Größe der Anlage.",
    first: "Lastspitze berechnen",
    second: "Standort beschreiben",
    pictureAlt:
      "Ein Kühlhaus an einem Sommernachmittag: ein Auflieger an der Rampe, zwei Menschen in Warnwesten, vier Batterieschränke an der weißen Wand.",
  },
  phases: {
    size: {
      heading: "Bedarf an Leistung und Energie berechnen",
      text: "Die Senkung der Lastspitze bestimmt die Zahl der Geräte, die Dauer der Spitze die Energie.",
      links: {
        calculate: { text: "Lastspitzen berechnen", note: "Spitze, Zielwert und Dauer aus dem Viertelstundenlastgang." },
        cases: { text: "Rechenbeispiele", note: "Typische Betriebe mit ihren Zahlen." },
        articles: { text: "Beiträge für Unternehmen", note: "Was auf der Stromrechnung zählt und was ein Speicher daran ändert." },
      },
    },
    system: {
      heading: "Gewerbespeicher mit TIANYUAN 60k",
      text: "TIANYUAN 60k leistet 62,5\u00a0kW; bis zu zehn Geräte laufen parallel.",
      links: {
        diagram: { text: "Einpoliger Übersichtsschaltplan", note: "Netzsammelschiene, Ersatzstromschiene und Umschalter." },
        parallel: { text: "Geräte parallel", note: "Leistung von einem bis zehn Geräten." },
        documents: { text: "Unterlagen zu TIANYUAN 60k", note: "Datenblatt und Kurzanleitung als PDF." },
      },
    },
    prepare: {
      heading: "Unterlagen für Netzbetreiber und Versicherer",
      text: "Drei Stellen bestimmen den Zeitplan: Netzbetreiber, Versicherer und das Unternehmen, das baut.",
      links: {
        connection: { text: "Netzanschluss und Raum", note: "Der Antrag, seine Schritte und die Abwärme." },
        insurer: { text: "Versicherer und Feuerwehr", note: "Geforderte Angaben und Unterlagen." },
        builder: { text: "Fachbetriebe in Ihrer Nähe", note: "Großhändler und Installateure für Gewerbe und Industrie." },
      },
    },
    run: {
      heading: "Anlage mit PANGU OS betreiben",
      text: "Nach der Inbetriebnahme steuert PANGU OS die Anlage, und Ihr Team überwacht Leistung und Alarme.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energiemanagement für den Standort." },
        codes: { text: "Fehlercodes von TIANYUAN", note: "Was sie bedeuten und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufbewahren und wie Sie einen Mangel melden." },
        support: { text: "Support vor Ort", note: "Ansprechpartner in Ihrem Land." },
      },
    },
  },
  closing: {
    heading: "Beratung zum Gewerbespeicher anfragen",
    text: "Anschlussleistung, ein Jahr Viertelstundenwerte und der Zweck des Speichers genügen für den Anfang.",
    action: "Standort beschreiben",
  },
};
