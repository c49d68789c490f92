import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Presse: Fakten, Bilder und Kontakt",
    description:
      "Für Journalisten: Fakten zu eCactus, Logos und Produktbilder zum Herunterladen, Pressekontakt und die neuesten Meldungen.",
    keywords: ["Presse", "Pressekontakt", "Pressestelle", "Presseanfrage", "Journalist", "Pressebilder", "Pressemappe", "eCactus"],
  },
  about: "Über uns",
  press: "Presse",
  heading: "Presse und Medien",
  lead: "Fakten, Logos und Bilder für einen Beitrag über eCactus und Energiespeicher.",
  facts: {
    heading: "eCactus im Überblick",
    rows: [
      {
        name: "Geschäft",
        value: "Hersteller von Batterien, Wechselrichtern und Energiesoftware für Wohnhäuser, Gewerbe und Industrie und das Netz",
      },
      {
        name: "Kapazität",
        value: "2,5\u00a0GWh (Herstellerangabe)",
      },
      {
        name: "Forschung und Entwicklung",
        value: "16 Jahre",
      },
      {
        name: "Produkte",
        value: "AGAVE-TH, MYRTILLO, COPIA, TIANYUAN, Datenlogger cholla",
      },
      {
        name: "Plattformen",
        value: "ECOS, ECOS Hub, PANGU OS, Open API",
      },
    ],
    legalEntity: "Unternehmen",
    address: "Anschrift",
    story: "Herkunft der Namen",
  },
  contact: {
    heading: "Pressekontakt",
    text: "Nennen Sie Ihr Medium, Ihre Frage und Ihre Frist. Unser Team antwortet per E-Mail.",
    email: "E-Mail",
    phone: "Telefon",
    form: "Über das Kontaktformular schreiben",
  },
  example: "Beispiel",
  images: {
    heading: "Produktbilder",
    text: "Dateien für einen Beitrag über die Produkte. Bildnachweis: eCactus.",
    empty: "Zurzeit ist kein Bild veröffentlicht.",
    download: "Herunterladen",
    all: "Alle Bilder",
  },
  news: {
    heading: "Neueste Meldungen",
    all: "Alle Meldungen",
    empty: "Keine Daten",
  },
};
