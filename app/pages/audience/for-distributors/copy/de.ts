import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Großhändler: Sortiment, Verkauf, Service",
    description:
      "Für Großhändler: Partner werden, Sortiment vergleichen, Datenblätter, Bilder und Rechenbeispiele für den Verkauf nutzen und Installateure betreuen.",
    keywords: ["Großhändler werden", "Batteriespeicher Großhandel", "PV-Großhandel", "Speicher-Sortiment"],
  },
  name: "Großhändler",
  hero: {
    heading: "Batteriespeicher von eCactus vertreiben",
    lead: "Großhändler erhalten ein Sortiment für Haus, Gewerbe und Netz, Unterlagen für den Verkauf und Hilfe für ihre Installateure.",
    first: "Partner werden",
    second: "Sortiment ansehen",
    pictureAlt:
      "Der Hof eines Großhändlers zur blauen Stunde: Paletten mit verzurrten Kartons, ein Gabelstapler mit Licht, ein offenes Tor vor vollen Regalen; der nasse Boden spiegelt das Licht.",
  },
  phases: {
    join: {
      heading: "Partner im Großhandel werden",
      text: "Stellen Sie Unternehmen, Sortiment und Region vor. Unser Team antwortet Ihnen per E-Mail.",
      links: {
        apply: { text: "Unternehmen vorstellen", note: "Anwendungen, Region, Erfahrung und Unterlagen." },
        meet: { text: "Messen", note: "Geräte ansehen und darüber sprechen." },
      },
    },
    range: {
      heading: "Sortiment für Haus, Gewerbe und Netz",
      text: "Das Sortiment reicht vom Heimspeicher bis zum Batteriewechselrichter für Großspeicher. Zubehör gibt es für die Heimspeicher.",
      links: {
        compare: { text: "Produkte vergleichen", note: "Bis zu drei, Zeile für Zeile." },
        dataSheets: { text: "Datenblätter", note: "In fünf Sprachen, mit Version und Datum." },
      },
    },
    sell: {
      heading: "Bilder und Unterlagen für den Verkauf",
      text: "Nutzen Sie Bilder, Logo und Rechenbeispiele für Katalog, Website und Angebote.",
      links: {
        pictures: { text: "Produktbilder", note: "Zum Herunterladen, mit Prüfsumme." },
        mark: { text: "Das Logo", note: "Regeln, Farben und Dateien." },
        cases: { text: "Rechenbeispiele", note: "Haus, Gewerbe und Netz mit Rechenweg." },
        finder: { text: "Bezugsquellen", note: "Hier finden Ihre Kunden Sie." },
      },
    },
    serve: {
      heading: "Installateure betreuen",
      text: "Ihre Installateure rufen zuerst bei Ihnen an. Diese Seiten helfen bei der Antwort.",
      links: {
        hub: { text: "ECOS Hub", note: "Die Anlagen Ihrer Installateure, je nach Zugang." },
        codes: { text: "Fehlercodes", note: "Ursache, Abhilfe und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was eine Meldung braucht, Schritt für Schritt." },
        support: { text: "Support vor Ort", note: "Ansprechpartner in Ihrem Land." },
      },
    },
  },
  closing: {
    heading: "Mengen, Lieferzeiten und Konditionen anfragen",
    text: "Fragen Sie unser Team, bevor Sie eine Bewerbung ausfüllen.",
    action: "Schreiben Sie uns",
  },
};
