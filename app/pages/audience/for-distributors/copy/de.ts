import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Großhändler: Sortiment, Unterlagen, Partnerschaft",
    description:
      "Das Sortiment von eCactus in einer Tabelle, mit Datenblättern, CSV und Druck, dazu die Schritte zu einer Partnerschaft im Großhandel.",
    keywords: ["Großhändler werden", "Batteriespeicher Großhandel", "PV-Großhandel", "Speicher-Sortiment"],
  },
  name: "Großhändler",
  heading: "Das Sortiment von eCactus für Großhändler",
  lead: "Produkte, Werte und Unterlagen in einer Tabelle, zum Drucken oder zum Laden in Ihre Warenwirtschaft.",
  figures: {
    systems: { one: "Batterie, Wechselrichter oder PCS", other: "Batterien, Wechselrichter und PCS" },
    accessories: { one: "Zubehörteil", other: "Zubehörteile" },
    documents: {
      one: "Datenblatt oder Kurzanleitung als PDF in Ihrer Sprache",
      other: "Datenblätter und Kurzanleitungen als PDF in Ihrer Sprache",
    },
    languages: { one: "Sprache je Dokument", other: "Sprachen je Dokument" },
  },
  range: {
    heading: "Sortiment und Unterlagen",
    caption: "Produkte, die in Ihrem Markt verkauft werden. Preise und Konditionen stehen in Ihrem Angebot.",
    columns: { product: "Produkt", kind: "Art", line: "Anwendung", figures: "Wichtige Werte", documents: "Unterlagen" },
    documents: { "data-sheet": "Datenblatt", "quick-guide": "Kurzanleitung" },
    csv: "Als CSV herunterladen",
    print: "Drucken",
  },
  partnership: {
    heading: "In drei Schritten zum Großhandels\u00adpartner",
    pictureAlt:
      "Ein Lager in der Dämmerung: die beleuchtete Halle mit vollen Regalen, Paletten mit Kartons und ein Gabelstapler auf dem Hof.",
    steps: [
      {
        name: "Konditionen",
        text: "Fragen Sie Mengen, Lieferzeiten und Konditionen an, bevor Sie eine Bewerbung ausfüllen. Unser Team antwortet per E-Mail.",
      },
      {
        name: "Bewerbung",
        text: "Stellen Sie Unternehmen, Anwendungen und Region vor. Über einen Link in unserer E-Mail verfolgen Sie die Bewerbung, ohne Konto.",
      },
      {
        name: "Entscheidung",
        text: "Unser Team liest die Bewerbung und antwortet per E-Mail. Fehlt etwas, fragt es über denselben Link nach.",
      },
    ],
    apply: "Unternehmen vorstellen",
    terms: "Konditionen anfragen",
  },
  sellers: { heading: "Heutige Großhändler", all: "Das ganze Verzeichnis" },
  further: {
    heading: "Verkauf und Service",
    links: {
      pictures: { text: "Produktbilder", note: "Zum Herunterladen, mit Nutzungsbedingungen." },
      mark: { text: "Logo und Zeichen", note: "Formen, Farben und Dateien." },
      compare: { text: "Produkte vergleichen", note: "Bis zu drei, Zeile für Zeile." },
      finder: { text: "Bezugsquellen", note: "Hier finden Ihre Kunden Sie." },
      hub: { text: "ECOS Hub", note: "Die Anlagen Ihrer Installateure, je nach Zugang." },
      warranty: { text: "Garantie", note: "Was eine Meldung braucht, Schritt für Schritt." },
      meet: { text: "Messen", note: "Termine und Orte, an denen die Geräte zu sehen sind." },
    },
  },
};
