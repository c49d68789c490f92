import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Kompatibilität von Wechselrichtern und Batterien",
    description:
      "Wechselrichter, Batterien und Datenlogger, die mit AGAVE-TH, MYRTILLO und COPIA arbeiten: Antwort, Firmware, Markt und Quelldokument.",
    keywords: [
      "Wechselrichter Kompatibilität",
      "Kompatibilitätsliste Speicher",
      "kompatibler Wechselrichter",
      "AGAVE-TH",
      "MYRTILLO",
      "COPIA",
      "Firmware-Version",
    ],
  },
  heading: "Kompatibilität: Wechselrichter, Batterien und Zubehör",
  lead: "Suchen Sie ein Gerät und sehen Sie, ob es mit Ihrem arbeitet und ab welcher Firmware-Version.",
  filter: {
    label: "Tabelle filtern",
    device: "Unser Produkt",
    maker: "Hersteller",
    answer: "Kompatibel",
    any: "Alle",
    submit: "Anzeigen",
  },
  columns: {
    other: "Anderes Gerät",
    maker: "Hersteller",
    model: "Modell",
    device: "Unser Produkt",
    answer: "Kompatibel",
    firmware: "Firmware",
    market: "Markt",
    note: "Hinweis und Quelle",
    document: "Dokument",
    date: "Datum",
  },
  answers: {
    yes: "Ja",
    from: "Ab einer Version",
    no: "Nein",
  },
  from: "Ab Version {version}",
  firmware: "Version {version}",
  everyMarket: "Alle Länder",
  example: "Beispiel",
  count: {
    none: "Keine Kombination",
    one: "{count} Kombination",
    other: "{count} Kombinationen",
  },
  download: "Herunterladen (CSV)",
  print: "Drucken",
  noList: "Unsere Liste ist noch nicht veröffentlicht. Nennen Sie uns Hersteller, Modell und Firmware Ihres Geräts.",
  empty: {
    heading: "Keine Daten",
    text: "Für diese Auswahl ist keine Antwort veröffentlicht. Nennen Sie uns Hersteller, Modell und Firmware Ihres Geräts.",
    link: "Kompatibilität meines Geräts anfragen",
  },
  ask: {
    heading: "Geräte außerhalb der Tabelle",
    text: "Eine Kombination, die fehlt, ist nicht bestätigt. Nennen Sie uns vor der Bestellung Hersteller, Modell und Firmware-Version.",
    link: "Kompatibilität meines Geräts anfragen",
    retrofit: "Speicher für die vorhandene PV-Anlage nachrüsten",
  },
};
