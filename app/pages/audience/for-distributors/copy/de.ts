import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Großhändler: Sortiment, Verkauf, Service",
    description:
      "Großhändler werden, Sortiment vergleichen, Datenblätter, Bilder und Beispiele für den Verkauf finden, Installateure betreuen: auf einer Seite.",
    keywords: ["Großhändler werden", "Batteriespeicher Großhandel", "PV-Großhandel", "Speicher-Sortiment"],
  },
  name: "Großhändler",
  hero: {
    heading: "Unsere Systeme vertreiben",
    lead: "Haus, Gewerbe und Industrie, Netz: ein Sortiment, seine Unterlagen und Antworten für Ihre Kunden.",
    first: "Partner werden",
    second: "Sortiment ansehen",
    pictureAlt:
      "Der Hof eines Großhändlers zur blauen Stunde: Paletten mit verzurrten Kartons, ein Gabelstapler mit Licht, ein offenes Tor vor vollen Regalen; der nasse Boden spiegelt das Licht.",
  },
  phases: {
    join: {
      heading: "Partner werden",
      text: "Sagen Sie uns, wer Sie sind, was Sie vertreiben und wo. Die Antwort kommt von einem Menschen.",
      links: {
        apply: { text: "Unternehmen vorstellen", note: "Anwendungen, Region, Erfahrung und Unterlagen." },
        meet: { text: "Messen", note: "Geräte ansehen und darüber sprechen." },
      },
    },
    range: {
      heading: "Sortiment kennenlernen",
      text: "Vom Turm für das Haus bis zum Batteriewechselrichter. Zubehör gibt es für die Heimspeicher.",
      links: {
        compare: { text: "Produkte vergleichen", note: "Bis zu drei, Zeile für Zeile." },
        dataSheets: { text: "Datenblätter", note: "In fünf Sprachen, mit Fassung und Datum." },
      },
    },
    sell: {
      heading: "Verkaufen",
      text: "Für Katalog, Website und Angebote.",
      links: {
        pictures: { text: "Produktbilder", note: "Zum Herunterladen, mit Prüfsumme." },
        mark: { text: "Die Marke", note: "Das Zeichen, seine Farben und seine Dateien." },
        cases: { text: "Rechenbeispiele", note: "Haus, Betrieb, Netz: die Zahlen und ihr Rechenweg." },
        finder: { text: "Bezugsquellen", note: "Hier finden Ihre Kunden Sie." },
      },
    },
    serve: {
      heading: "Installateure betreuen",
      text: "Ihre Installateure rufen zuerst bei Ihnen an. Hier steht die Antwort.",
      links: {
        hub: { text: "ECOS Hub", note: "Die Anlagen Ihrer Installateure, je nach Zugang." },
        codes: { text: "Fehlercodes", note: "Ursache, Abhilfe und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was eine Meldung braucht, Schritt für Schritt." },
        support: { text: "Hilfe vor Ort", note: "Wer Ihnen in Ihrem Land hilft." },
      },
    },
  },
  closing: {
    heading: "Erst einmal sprechen",
    text: "Mengen, Lieferzeiten, Konditionen: Fragen Sie, bevor Sie eine Bewerbung ausfüllen.",
    action: "Schreiben Sie uns",
  },
};
