import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Hilfe und Service: Codes, Dokumente, Garantie",
    description: "Ein Suchfeld, Fehlercodes, Dokumente, Fragen, Garantie und Ansprechpartner in Ihrer Nähe.",
    keywords: ["eCactus Support", "Hilfe Heimspeicher", "technische Dokumente", "Fehlercodes", "Garantie"],
  },
  heading: "Was möchten Sie klären?",
  search: { label: "Die ganze Website durchsuchen", example: "Produkt, Code, Wort", submit: "Suchen" },
  quick: { heading: "Oft gesucht:", words: ["cholla", "ECOS", "Stromausfall", "Module nachrüsten", "Firmware-Update"] },
  codes: { heading: "Fehlercodes", all: "Alle Codes" },
  downloads: {
    heading: "Meistgefragte Downloads",
    all: "Alle Downloads",
    empty: {
      heading: "Keine Daten",
      text: "Hier steht zurzeit kein Dokument online. Die Daten jedes Geräts finden Sie auf seiner Seite.",
      link: "Zu den Produkten",
    },
  },
  faqs: { heading: "Häufige Fragen", all: "Alle Fragen" },
  elsewhere: {
    heading: "Außerdem",
    names: {
      warranty: "Garantie",
      maintenance: "Wartung",
      videos: "Videos",
      localSupport: "Support vor Ort",
      community: "Community",
      contact: "Uns schreiben",
    },
    notes: {
      warranty: "Was Sie aufbewahren und wie Sie einen Mangel melden",
      maintenance: "Was wann zu prüfen ist und wer es tut",
      videos: "Die Produkte aus der Nähe, ohne Ton",
      localSupport: "Nach Land und Sparte, mit Zeiten",
      community: "Fragen, teilen, folgen",
      contact: "Mit der Seriennummer geht es schneller",
    },
  },
};
