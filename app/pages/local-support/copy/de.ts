import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Support vor Ort nach Land und Anwendung",
    description: "Ansprechpartner und Servicezeiten in Ihrem Land, nach Anwendung; dazu Installateure und Großhändler in Ihrer Nähe.",
    keywords: ["Support vor Ort", "Service Batteriespeicher", "Installateur", "Großhändler"],
  },
  heading: "Support vor Ort nach Land und Anwendung",
  lead: "Schreiben Sie unserem Team, oder geben Sie Ihren Ort ein, um Fachbetriebe in Ihrer Nähe zu sehen.",
  form: { country: "Land oder Region", allCountries: "Alle Länder", line: "Anwendung", allLines: "Alle Anwendungen", submit: "Anzeigen" },
  contacts: { heading: "Kontakte und Servicezeiten", everywhere: "Alle Länder", hours: "Servicezeiten" },
  noContacts: {
    lead: "Unser Team beantwortet Fragen zu installierten Geräten. Wenden Sie sich zuerst an den Betrieb, der Ihr System installiert hat.",
    text: "Beschreiben Sie Gerät und Problem im Kontaktformular. Unser Team antwortet per E-Mail.",
  },
  empty: {
    heading: "Keine Daten",
    text: "Für diese Auswahl gibt es keinen eigenen Kontakt. Nennen Sie im Kontaktformular Ihr Land, dann antwortet das zuständige Team.",
    link: "An den Support schreiben",
  },
  order: {
    heading: "Ansprechpartner bei einer Störung",
    steps: [
      "Rufen Sie zuerst Ihren Installateur an. Er kennt die Anlage und sieht das Gerät in ECOS Hub.",
      "Ist der Installateur nicht erreichbar, wenden Sie sich an den Verkäufer. Ihm gegenüber gilt die Gewährleistung.",
      "Schreiben Sie uns mit der Seriennummer bei allen anderen Fragen und zu Ihren Rechten gegenüber dem Hersteller.",
    ],
  },
  partners: {
    heading: "Installateure und Großhändler vor Ort",
    kinds: { distributor: "Großhändler", installer: "Installateur" },
    map: "Zur Karte",
    ask: "Installateur anfragen",
    empty: "Keine Daten für diese Auswahl. Unser Team sucht einen Installateur in Ihrer Region.",
  },
};
