import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für EPC-Unternehmen und Projektierer von Speichern",
    description:
      "Vom Lastenheft bis zur Abnahme: Leistung und Energie einer Speicheranlage, Unterlagen, Nachweise, Montageschritte, Schnittstelle und Prüfpunkte.",
    keywords: ["EPC Batteriespeicher", "Projektierer Großspeicher", "Netzstudie Speicher", "Abnahme Batteriespeicher"],
  },
  name: "EPC und Projektierer",
  heading: "Speicheranlage vom Lastenheft bis zur Abnahme",
  lead: "Acht Stationen mit ihren Unterlagen. Die erste übergibt Leistung und Energie an die Projektanfrage.",
  tool: {
    fields: {
      power: { label: "Leistung am Netzanschluss", unit: "MW" },
      hours: { label: "Dauer bei dieser Leistung", unit: "h" },
    },
    result: "Erste Abschätzung",
    units: "parallel, {installed} installiert, ohne Reservegeräte",
    energy: "am Netzanschluss, aus mindestens {nominal} Nennenergie",
    project: "Projektanfrage senden",
    calculator: "Rechner öffnen",
  },
  documents: {
    "data-sheet": "{product}: Datenblatt (PDF)",
    "quick-guide": "{product}: Kurzanleitung (PDF)",
    request: "{product}: Projektdatenblatt anfragen",
  },
  stations: {
    specification: {
      heading: "Lastenheft",
      text: "Die Leistung am Netzanschluss bestimmt die Zahl der Geräte, die Dauer bestimmt die Energie.",
    },
    design: {
      heading: "Planung und Übersichtsschaltplan",
      text: "Zehn parallele TIANYUAN 60k bilden einen Block mit 625\u00a0kW.",
      links: {
        diagram: { text: "Einpoliger Übersichtsschaltplan", note: "Sammelschienen, Umschalter und Zählung." },
        blocks: { text: "Eine große Anlage zusammensetzen", note: "Blöcke, Transformatoren und Umspannwerk." },
        settle: { text: "In der Studie festzulegen", note: "Aufgabe, Netzanschluss, Steuerung und Laufzeit." },
      },
    },
    documents: { heading: "Datenblätter", text: "Die veröffentlichten Unterlagen der Batteriewechselrichter, in Ihrer Sprache." },
    evidence: {
      heading: "Nachweise und Zertifikate",
      text: "Für diese Produkte ist hier kein Zertifikat veröffentlicht. Nennen Sie das Land in der Projektanfrage: Unser Team teilt Ihnen mit, welche Nachweise vorliegen.",
      published: "Die veröffentlichten Zertifikate dieser Produkte. Für ein anderes Land nennen Sie es in der Projektanfrage.",
      links: {
        gridCode: { text: "Netzanschlussregeln", note: "Nachweise und Reihenfolge der Prüfungen." },
        safety: { text: "Sicherheit der Anlage", note: "Abstände, Brandschutz, Fernzugriff." },
      },
    },
    installation: {
      heading: "Montage und Anschluss",
      text: "Die Schritte der Kurzanleitung in ihrer Reihenfolge.",
      pictureAlt: "Ein Kran setzt einen Batteriecontainer auf sein Fundament; dahinter stehen weitere Container in einer Reihe.",
    },
    control: {
      heading: "Steuerung und Schnittstelle",
      text: "PANGU OS steuert die Anlage. Die Open API bietet simulierte Anlagen für Ihre Entwicklung.",
      links: {
        panguOs: { text: "PANGU OS", note: "Grenzen, Fahrplan, Zustände und Alarme." },
        openApi: { text: "Open API", note: "Schlüssel, Beispielanfragen und Sandbox." },
      },
    },
    commissioning: { heading: "Inbetriebnahme", text: "Von der Steuerung allein bis zur vollen Leistung." },
    acceptance: {
      heading: "Abnahme",
      text: "Punkte zum Abhaken im Protokoll. Drucken Sie diese Seite für die Baustelle aus.",
      links: {
        codes: { text: "Fehlercodes von TIANYUAN", note: "Was sie bedeuten und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufbewahren und wie Sie einen Mangel melden." },
        apply: { text: "Partner werden", note: "Für die Zusammenarbeit über ein Projekt hinaus." },
      },
    },
  },
};
