import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Website durchsuchen",
    resultsTitle: "Suche: {query}",
    description:
      "Ein Feld für die ganze Website: Produkte, Aktuelles und Seiten, mit der Stelle, an der Ihr Wort steht. Tippfehler werden verziehen.",
    keywords: ["Suche", "Energiespeicher", "Heimspeicher", "Datenblatt", "Aktuelles"],
  },
  search: "Suche",
  heading: "Wonach suchen Sie?",
  field: {
    label: "Suchbegriffe",
    submit: "Suchen",
    searching: "Suche läuft",
    suggested: "Vorschläge",
    suggestedCount: "{number} Vorschläge, mit den Pfeiltasten zu durchlaufen",
  },
  results: "Ergebnisse",
  count: {
    none: "Keine Ergebnisse für „{query}“.",
    one: "1\u00a0Ergebnis für „{query}“",
    other: "{number}\u00a0Ergebnisse für „{query}“",
    more: "Die ersten {number} Ergebnisse für „{query}“",
  },
  kinds: {
    label: "Welche Art von Ergebnissen",
    all: "Alle",
    names: {
      product: "Produkte",
      page: "Seiten",
      document: "Dokumente",
      answer: "Antworten",
      article: "Artikel",
      event: "Termine",
      contact: "Adressen",
    },
  },
  page: "Seite",
  empty: {
    heading: "Keine Daten",
    text: "Versuchen Sie ein kürzeres oder gängigeres Wort, oder beginnen Sie hier.",
    link: "Zur Seitenübersicht",
  },
  suggestions: { products: "Produkte", news: "Neueste Beiträge" },
  example: "Beispiel",
};
