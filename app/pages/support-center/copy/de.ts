import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Hilfe und Service: Codes, Dokumente, Garantie",
    description: "Hilfe zu Produkten von eCactus: Fehlercodes, Dokumente, häufige Fragen, Garantie und Ansprechpartner in Ihrer Nähe.",
    keywords: ["eCactus Support", "Hilfe Heimspeicher", "technische Dokumente", "Fehlercodes", "Garantie"],
  },
  heading: "Hilfe und Service für Ihr Speichersystem",
  search: { label: "Die ganze Website durchsuchen", example: "Produkt, Code, Wort", submit: "Suchen" },
  quick: { heading: "Häufig gesucht:", words: ["cholla", "ECOS", "Stromausfall", "Module nachrüsten", "Firmware-Update"] },
  codes: { heading: "Fehlercodes", all: "Alle Codes" },
  downloads: {
    heading: "Häufige Downloads",
    all: "Alle Downloads",
    empty: {
      heading: "Keine Daten",
      text: "Zurzeit ist kein Dokument veröffentlicht. Technische Daten finden Sie auf der Seite des Produkts.",
      link: "Zu den Produkten",
    },
  },
  faqs: { heading: "Häufige Fragen", all: "Alle Fragen" },
  elsewhere: {
    heading: "Garantie, Wartung und weitere Hilfe",
    names: {
      warranty: "Garantie",
      maintenance: "Wartung",
      compatibility: "Kompatibilität",
      videos: "Videos",
      localSupport: "Support vor Ort",
      community: "Community",
      contact: "Kontakt",
    },
    notes: {
      warranty: "Was Sie aufbewahren und wie Sie einen Mangel melden",
      maintenance: "Prüfungen nach Intervall für Betreiber und Fachbetrieb",
      compatibility: "Wechselrichter, Batterien und Zubehör, die zusammenarbeiten",
      videos: "Produkte im Detail, mit Untertiteln",
      localSupport: "Ansprechpartner nach Land und Anwendung",
      community: "Antworten finden, Aktuelles abonnieren",
      contact: "Frage mit Seriennummer an unser Team",
    },
  },
};
