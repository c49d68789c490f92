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
  heading: "Alles, was Sonne speichert.",
  lead: "Von der smarten Steckdose bis zum Batteriewechselrichter einer Großanlage: erst die Aufgabe wählen, dann die wichtigsten Daten vergleichen.",
  wall: { label: "Alle Produkte im selben Maßstab", metre: "1\u00a0m" },
  filter: { label: "Kategorie", all: "Alle", shown: "Angezeigte Produkte: {count}" },
  example: "Beispiel",
  compare: {
    tick: "Vergleichen",
    hint: "Bis zu drei Produkte ankreuzen und nebeneinander ansehen.",
    selected: "{count} von 3 ausgewählt: {names}",
    separator: ", ",
    full: "Höchstens drei Produkte: Heben Sie erst eine Auswahl auf, dann ist Platz für eine andere.",
    clear: "Auswahl aufheben",
    submit: "Nebeneinander vergleichen",
    heading: "Nebeneinander",
    tooMany: "Verglichen werden höchstens drei Produkte: Hier stehen die ersten drei.",
    add: "Produkt hinzufügen",
    figure: "Größe",
    differs: "Werte unterscheiden sich",
    legend: "Eine Lichtlinie markiert Zeilen, deren Werte sich unterscheiden.",
    notStated: "nicht angegeben",
    nothing: "Zu diesen Produkten sind keine Zahlen angegeben.",
    remove: "Entfernen",
  },
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Produkt veröffentlicht.", link: "Zur Startseite" },
  emptyCategory: {
    heading: "Keine Daten",
    text: "In dieser Kategorie ist zurzeit kein Produkt veröffentlicht.",
    link: "Alle Produkte ansehen",
  },
};
