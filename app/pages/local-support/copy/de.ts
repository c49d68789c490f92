import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Support vor Ort nach Land und Sparte",
    description: "Wer in Ihrem Land antwortet, für welche Sparte und zu welchen Zeiten; Installateure und Großhändler in Ihrer Nähe.",
    keywords: ["Support vor Ort", "Service Batteriespeicher", "Installateur", "Großhändler"],
  },
  heading: "Support vor Ort",
  lead: "Geben Sie Ihren Ort ein, oder wählen Sie Land und Sparte. Zuerst, wer bei uns antwortet, dann, wer zu Ihnen kommt.",
  form: { country: "Land oder Region", allCountries: "Alle Länder", line: "Sparte", allLines: "Alle Sparten", submit: "Anzeigen" },
  contacts: { heading: "Unsere Kontakte", everywhere: "Alle Länder", hours: "Zeiten:" },
  empty: {
    heading: "Keine Daten",
    text: "Für diese Wahl gibt es keinen eigenen Kontakt. Das Formular erreicht die richtige Person, wenn Sie Ihr Land nennen.",
    link: "An den Support schreiben",
  },
  order: {
    heading: "Wen Sie zuerst anrufen",
    steps: [
      "Ihren Installateur: Er kennt die Leitungen und sieht das Gerät in ECOS Hub.",
      "Den Verkäufer, wenn der Installateur nicht mehr antwortet: Ihm gegenüber gilt die Gewährleistung.",
      "Uns, mit der Seriennummer, für alles Übrige und für Ihre Rechte gegenüber dem Hersteller.",
    ],
  },
  partners: {
    heading: "Installateure und Großhändler",
    kinds: { distributor: "Großhändler", installer: "Installateur" },
    map: "Zur Karte",
    ask: "Nach einem Installateur fragen",
    empty: "Keine Daten für diese Wahl. Fragen Sie uns, wer in Ihrer Region installiert.",
  },
};
