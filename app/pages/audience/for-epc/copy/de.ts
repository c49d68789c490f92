import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für EPC-Unternehmen und Projektierer",
    description:
      "Für EPC-Unternehmen und Projektierer: Anlage auslegen, PCS wählen, Netzstudie und Sicherheit vorbereiten und den Betrieb planen.",
    keywords: ["EPC Batteriespeicher", "Projektierer Großspeicher", "Netzstudie Speicher", "Betrieb Großspeicher"],
  },
  name: "EPC und Projektierer",
  hero: {
    heading: "Speicherprojekte vom Lastenheft bis zum Betrieb",
    lead: "EPC-Unternehmen und Projektierer finden hier Berechnung, Datenblätter und Hinweise zu Netzanschluss, Prüfungen und Betrieb.",
    first: "Anlage berechnen",
    second: "Projekt beschreiben",
    pictureAlt: "Ein Kran hält einen Batteriecontainer über seinem Fundament, zwei Personen führen ihn mit Leinen.",
  },
  phases: {
    size: {
      heading: "Leistung und Energie auslegen",
      text: "Die Leistung am Netzanschluss bestimmt die Zahl der Geräte, die Dauer bestimmt die Energie.",
      links: {
        plant: { text: "Großspeicher", note: "Leistung, Dauer, Geräte und Energie." },
        site: { text: "Gewerbe oder Industrie", note: "Eine Lastspitze kappen, mit allen Annahmen." },
        cases: { text: "Rechenbeispiele", note: "Typische Fälle am Netz mit ihren Zahlen." },
      },
    },
    system: {
      heading: "Batterie\u00adwechselrichter (PCS) wählen",
      text: "Bis zu zehn TIANYUAN 60k arbeiten parallel in einem Block; große Anlagen bestehen aus mehreren Blöcken.",
      links: {
        blocks: { text: "Eine große Anlage zusammensetzen", note: "Blöcke, Transformatoren und Umspannwerk." },
        documents: { text: "Unterlagen zu TIANYUAN 200k", note: "Kurzanleitung als PDF; Projektdatenblatt auf Anfrage." },
      },
    },
    build: {
      heading: "Speicheranlage planen und bauen",
      text: "Legen Sie vor der Bestellung Aufgabe, Netzanschluss, Nachweise und Sicherheit fest.",
      links: {
        settle: { text: "In der Studie festzulegen", note: "Aufgabe, Netzanschluss, Steuerung und Laufzeit." },
        gridCode: { text: "Netzanschlussregeln und Inbetriebnahme", note: "Nachweise und Reihenfolge der Prüfungen." },
        safety: { text: "Sicherheit der Anlage", note: "Abstände, Brandschutz, Fernzugriff." },
        articles: { text: "Technische Beiträge", note: "Kopplung, Netzdienste, Wirkungsgrad." },
      },
    },
    run: {
      heading: "Speicheranlage betreiben",
      text: "Ihre Leitwarte überwacht und steuert die Anlage; die Schnittstelle zu Ihren Programmen wird im Projekt festgelegt.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energiemanagement für den Standort." },
        openApi: { text: "Open API", note: "Inhalte und simulierte Anlagen, in vier Schritten." },
        codes: { text: "Fehlercodes von TIANYUAN", note: "Was sie bedeuten und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufbewahren und wie Sie einen Mangel melden." },
        apply: { text: "Partner werden", note: "Für die Zusammenarbeit über ein Projekt hinaus." },
      },
    },
  },
  closing: {
    heading: "Speicherprojekt prüfen lassen",
    text: "Nennen Sie uns Land, Anschlussleistung, Dauer, Zweck und Zeitplan. Unser Team antwortet Ihnen.",
    action: "Projekt beschreiben",
  },
};
