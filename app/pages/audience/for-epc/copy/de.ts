import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für EPC-Unternehmen und Projektierer",
    description:
      "Anlage auslegen, Umrichter wählen, Netzstudie und Sicherheit vorbereiten, Betrieb planen: alles für ein Speicherprojekt auf einer Seite.",
    keywords: ["EPC Batteriespeicher", "Projektierer Großspeicher", "Netzstudie Speicher", "Betrieb Großspeicher"],
  },
  name: "EPC und Projektierer",
  hero: {
    heading: "Vom Lastenheft bis zum Betrieb",
    lead: "Leistung, Dauer, Netzanschluss, Prüfungen, Betrieb: was diese Website für jeden Abschnitt eines Projekts bereithält.",
    first: "Anlage berechnen",
    second: "Projekt beschreiben",
    pictureAlt: "Ein Kran hält einen Batteriecontainer über seinem Fundament, zwei Personen führen ihn mit Leinen.",
  },
  phases: {
    size: {
      heading: "Auslegen",
      text: "Die Leistung am Netzanschluss bestimmt die Zahl der Geräte, die Dauer bestimmt die Energie.",
      links: {
        plant: { text: "Großspeicher", note: "Leistung, Dauer, Geräte und abzugebende Energie." },
        site: { text: "Gewerbe oder Industrie", note: "Eine Lastspitze kappen, mit allen Annahmen." },
        cases: { text: "Rechenbeispiele", note: "Typische Fälle am Netz mit ihren Zahlen." },
      },
    },
    system: {
      heading: "Umrichter wählen",
      text: "Bis zu zehn TIANYUAN 60k laufen parallel, und derselbe Block wiederholt sich.",
      links: {
        blocks: { text: "Eine große Anlage zusammensetzen", note: "Blöcke, Transformatoren und Umspannwerk." },
        documents: { text: "Unterlagen zu TIANYUAN 200k", note: "Datenblatt und Kurzanleitung als PDF." },
      },
    },
    build: {
      heading: "Planen und bauen",
      text: "Was vor der Bestellung offen bleibt, wird bei der Abnahme teuer. Diese Seiten helfen, nichts zu vergessen.",
      links: {
        settle: { text: "In der Studie festzulegen", note: "Die Punkte eines Projekts, einer nach dem anderen." },
        gridCode: { text: "Netzregeln und Inbetriebnahme", note: "Nachweise und Reihenfolge der Prüfungen." },
        safety: { text: "Sicherheit der Anlage", note: "Abstände, Brandschutz, Fernzugriff." },
        articles: { text: "Technische Artikel", note: "Kopplung, Netzdienste, Wirkungsgrad." },
      },
    },
    run: {
      heading: "Betreiben",
      text: "Die Leitwarte liest und steuert; die Schnittstelle zu Ihren Programmen wird im Projekt festgelegt.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energiemanagement für den Standort." },
        openApi: { text: "Open API", note: "Inhalte und simulierte Anlagen, in vier Schritten." },
        codes: { text: "Fehlercodes von TIANYUAN", note: "Was sie bedeuten und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufheben und wie Sie einen Mangel melden." },
        apply: { text: "Partner werden", note: "Für die Zusammenarbeit über ein Projekt hinaus." },
      },
    },
  },
  closing: {
    heading: "Ein Projekt zur Prüfung",
    text: "Land, Anschlussleistung, Dauer, Zweck und Zeitplan: Damit kann Ihnen ein Mensch antworten.",
    action: "Projekt beschreiben",
  },
};
