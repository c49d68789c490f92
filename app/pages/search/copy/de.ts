import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Website durchsuchen",
    resultsTitle: "Suche: {query}",
    description:
      "Durchsuchen Sie Produkte, Dokumente, Fragen und Beiträge. Jedes Ergebnis zeigt die Fundstelle im Text, auch bei Tippfehlern.",
    keywords: ["Suche", "Energiespeicher", "Heimspeicher", "Datenblatt", "Aktuelles"],
  },
  search: "Suche",
  heading: "Website durchsuchen",
  field: {
    label: "Suchbegriffe",
    submit: "Suchen",
    searching: "Suche läuft",
    suggested: "Vorschläge",
    suggestedCount: "{number} Vorschläge, mit den Pfeiltasten zu durchlaufen",
  },
  results: "Ergebnisse",
  count: {
    none: "Nichts gefunden für „{query}“.",
    one: "1\u00a0Ergebnis für „{query}“",
    other: "{number}\u00a0Ergebnisse für „{query}“",
    more: "{number}\u00a0Ergebnisse für „{query}“, die ersten {shown} werden angezeigt",
  },
  kinds: {
    label: "Art der Ergebnisse",
    all: "Alle",
    names: {
      product: "Produkte",
      page: "Seiten",
      document: "Dokumente",
      answer: "Fragen",
      article: "Beiträge",
      event: "Termine",
      contact: "Adressen",
    },
  },
  page: "Seite",
  empty: {
    text: "Versuchen Sie ein kürzeres oder gängigeres Wort, oder öffnen Sie die Seitenübersicht.",
    link: "Zur Seitenübersicht",
  },
  suggestions: { products: "Produkte", news: "Neueste Beiträge" },
  example: "Beispiel",
  expired: "Abgelaufen am {date}",
};
