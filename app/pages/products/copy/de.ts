import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Produkte: Speicher, Hybridwechselrichter, PCS",
    categoryTitle: "{category} | Produkte",
    description:
      "Der Katalog: dreiphasige All-in-One-Systeme, Hochvolt-LFP-Batterien, Hybridwechselrichter, Batteriewechselrichter (PCS) und Zubehör, mit ihren wichtigsten Daten.",
    keywords: [
      "Batteriespeichersystem",
      "Heimspeicher",
      "Hybridwechselrichter",
      "All-in-One-System",
      "Batteriewechselrichter (PCS)",
      "Hochvolt-LFP-Batterie",
      "Datenlogger",
    ],
  },
  products: "Produkte",
  heading: "Batteriespeicher, Wechselrichter und Zubehör",
  lead: "Hier finden Haushalte, Betriebe und EPC-Unternehmen alle Produkte von eCactus. Wählen Sie eine Kategorie und vergleichen Sie bis zu drei Produkte.",
  wall: { label: "Alle Produkte im selben Maßstab", metre: "1\u00a0m" },
  filter: { label: "Kategorie", all: "Alle", shown: "Angezeigte Produkte: {count}" },
  example: "Beispiel",
  compare: {
    tick: "Vergleichen",
    hint: "Wählen Sie bis zu drei Produkte für den Vergleich aus.",
    selected: "{count} von 3 ausgewählt: {names}",
    separator: ", ",
    full: "Höchstens drei Produkte: Heben Sie erst eine Auswahl auf, dann ist Platz für eine andere.",
    clear: "Auswahl aufheben",
    submit: "Nebeneinander vergleichen",
    heading: "Produktvergleich",
    tooMany: "Verglichen werden höchstens drei Produkte; angezeigt sind die ersten drei.",
    add: "Produkt hinzufügen",
    figure: "Merkmal",
    differs: "Werte unterscheiden sich",
    legend: "Eine grüne Linie markiert Zeilen, deren Werte sich unterscheiden.",
    notStated: "nicht angegeben",
    nothing: "Für diese Produkte liegen keine Vergleichswerte vor.",
    remove: "Entfernen",
  },
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Produkt veröffentlicht.", link: "Zur Startseite" },
  emptyCategory: {
    heading: "Keine Daten",
    text: "In dieser Kategorie ist zurzeit kein Produkt veröffentlicht.",
    link: "Alle Produkte ansehen",
  },
};
