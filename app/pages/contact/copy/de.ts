import { subjectNames } from "#domain/contact/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Kontakt",
    description: "Fragen Sie nach einem Produkt, einem Projekt, einer Störung oder einem Dokument. Ein Mensch antwortet Ihnen per E-Mail.",
    keywords: ["Kontakt", "Frage", "Hilfe Batteriespeicher", "Energiespeicher"],
  },
  heading: "Stellen Sie Ihre Frage.",
  lead: "Ein Mensch antwortet per E-Mail. Mit der Seriennummer geht es schneller.",
  fields: {
    problemType: "Thema",
    chooseProblem: "Thema wählen",
    name: "Name",
    country: "Land oder Region",
    chooseCountry: "Land wählen",
    email: "E-Mail-Adresse",
    telephone: "Telefon",
    company: "Firma",
    companyHint: "Sie fragen privat? Schreiben Sie „privat“.",
    message: "Nachricht",
    messageHint: "Was Sie sehen, seit wann, und die Seriennummer, wenn Sie sie haben.",
  },
  optional: "(freiwillig)",
  problems: subjectNames.de,
  configurationLine: "Gewünschtes Produkt: {configuration}",
  codeLine: "Angezeigter Code: {code}",
  send: "Frage senden",
  sending: "Wird gesendet",
  privacy: "Ihre Daten dienen nur dieser Antwort.",
  privacyLink: "Datenschutz",
  sent: {
    heading: "Ihre Frage wurde erfolgreich gesendet!",
    text: "Fragen bestätigen wir per E-Mail, höchstens drei am Tag je Postfach. Kommt nichts an, sehen Sie im Spam-Ordner nach. Ihre Frage liegt uns in jedem Fall vor.",
    again: "Noch eine Frage stellen",
  },
  elsewhere: {
    heading: "Kürzere Wege",
    phone: "Per Telefon",
    email: "Per E-Mail",
    search: "Website durchsuchen",
  },
  example: "Beispiel",
};
