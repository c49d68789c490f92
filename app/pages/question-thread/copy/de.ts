import { applicationStateNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Ihre Frage und unsere Antworten",
    description: "Verlauf Ihrer Frage mit unseren Antworten und einem Feld für Ihre Nachricht.",
    keywords: ["Frage", "Antwort", "Verlauf"],
  },
  headings: {
    question: "Verlauf Ihrer Frage",
    installer: "Ihre Suche nach einem Installateur",
    partner: "Stand Ihrer Bewerbung",
    project: "Ihre Projektanfrage",
    job: "Ihre Bewerbung",
  },
  facts: { reference: "Nummer", received: "Eingegangen am", company: "Firma", answerBy: "Antwort spätestens am" },
  withheld: "Ihr Anliegen ist eingegangen. Ihre Nachricht erscheint hier, sobald wir geantwortet haben.",
  messages: "Nachrichten",
  files: "Dateien",
  from: { sender: "Sie", company: "Unser Team" },
  states: { open: "In Arbeit", answered: "Beantwortet", closed: "Abgeschlossen" },
  applicationStates: applicationStateNames.de,
  message: "Ihre Nachricht",
  reopens: "Mit Ihrer Nachricht wird die Frage wieder geöffnet.",
  send: "Senden",
  sending: "Wird gesendet",
  sent: "Ihre Nachricht ist gesendet.",
  over: "Öffnen Sie den Link aus unserer E-Mail. Wie lange Fragen gespeichert bleiben, nennt unsere Datenschutzerklärung.",
  newLinkHow: "Einen neuen Link senden wir nur an die Adresse, von der die Frage kam.",
  newLink: "Neuen Link per E-Mail senden",
  mailed: "Ein neuer Link ist unterwegs an die Adresse der Frage.",
  ask: "Frage stellen",
};
