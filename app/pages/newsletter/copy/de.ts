import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Newsletter",
    description: "Newsletter von eCactus: neue Produkte, Updates, Messen und Termine per E-Mail. Abbestellen können Sie mit einem Klick.",
    keywords: ["Newsletter", "Energiespeicher", "Neues zu Batteriespeichern"],
  },
  newsletter: "Newsletter",
  heading: "Newsletter zu Batterie\u00adspeichern",
  lead: "Anwender und Fachbetriebe erhalten Neues zu Produkten, Updates und Terminen per E-Mail.",
  pictureAlt:
    "In der Morgensonne: ein dunkelgrüner Briefkasten an einem Steinpfeiler, eine gerollte Zeitung in ihrer Röhre, das Rad eines Fahrrads an der Mauer.",
  steps: [
    "Sie geben Ihre Adresse ein.",
    "Sie bestätigen sie innerhalb von 7 Tagen per E-Mail.",
    "Sie können den Newsletter in jeder Ausgabe mit einem Klick abbestellen.",
  ],
  fields: {
    email: "E-Mail-Adresse",
    name: "Name",
    country: "Land oder Region",
    chooseCountry: "Land wählen",
    company: "Firma",
    userType: "Nutzergruppe",
    chooseUserType: "Bitte wählen",
  },
  optional: "(optional)",
  userTypes: { epc: "EPC-Unternehmen", distributor: "Großhändler", installer: "Installateur", endUser: "Endkunde" },
  send: "Abonnieren",
  sending: "Wird gesendet",
  privacyLink: "Datenschutz",
  sent: {
    heading: "Abonnement erfolgreich",
    next: "Bitte öffnen Sie die Bestätigungs-E-Mail, die wir Ihnen geschickt haben.",
    text: "Das Abonnement beginnt, sobald Sie es dort innerhalb von 7 Tagen bestätigen. Je Postfach senden wir höchstens eine solche E-Mail am Tag. Kommt nichts an, sehen Sie im Spam-Ordner nach.",
    again: "Eine andere Adresse eingeben",
  },
};
