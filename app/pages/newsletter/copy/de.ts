import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Newsletter",
    description: "Neue Produkte, Updates, Messen und Termine per E-Mail. Ein Klick genügt, und es kommt nichts mehr.",
    keywords: ["Newsletter", "Energiespeicher", "Neues zu Batteriespeichern"],
  },
  newsletter: "Newsletter",
  heading: "Neues, per E-Mail.",
  lead: "Produkte, Updates, Termine: was sich für Ihre Anlage oder Ihr Gewerk ändert.",
  pictureAlt:
    "Ein Morgen nach dem Regen: ein dunkelgrüner Briefkasten an einem Steinpfeiler, eine gerollte Zeitung in ihrer Röhre, das Rad eines Fahrrads an der Mauer.",
  steps: [
    "Sie geben Ihre Adresse ein.",
    "Sie bestätigen sie innerhalb von 7 Tagen per E-Mail.",
    "Ein Klick in jeder Ausgabe genügt, und es kommt nichts mehr.",
  ],
  fields: {
    email: "E-Mail-Adresse",
    name: "Name",
    country: "Land oder Region",
    chooseCountry: "Land wählen",
    company: "Firma",
    userType: "Sie sind",
    chooseUserType: "Bitte wählen",
  },
  optional: "(freiwillig)",
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
