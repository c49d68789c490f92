import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "eCactus-Community: Antworten, Links und Newsletter",
    description:
      "Antworten finden, Konfigurationen teilen, Aktuelles abonnieren: die Community für Anwender und Fachbetriebe, mit Umgangsregeln und Rückmeldung.",
    keywords: ["eCactus-Community", "Rückmeldung", "Umgangsregeln", "Newsletter"],
  },
  heading: "Community für Anwender und Fachbetriebe",
  lead: "Finden Sie Antworten, teilen Sie Konfigurationen und abonnieren Sie Aktuelles. Fragen beantwortet unser Team per E-Mail.",
  ask: {
    heading: "Antworten finden und Fragen stellen",
    text: "Häufige Fragen veröffentlichen wir ohne Ihren Namen mit der Antwort.",
    names: {
      faqs: { text: "Häufige Fragen", note: "Antworten nach Anwendung und Thema" },
      codes: { text: "Fehlercodes", note: "Bedeutung, Ursache und Zuständigkeit" },
      contact: { text: "Frage stellen", note: "Unser Team antwortet per E-Mail" },
    },
  },
  share: {
    heading: "Konfigurationen und Vergleiche teilen",
    text: "Kopieren Sie den Link aus der Adresszeile: Andere sehen dieselbe Auswahl wie Sie.",
    names: {
      tower: { text: "Ihr MYRTILLO-Turm", note: "Mit gewählten Modulen und Türmen" },
      compare: { text: "Produktvergleich", note: "Bis zu drei Produkte nebeneinander" },
      answer: { text: "Einzelne Antwort", note: "Jede häufige Frage hat einen eigenen Link" },
    },
  },
  follow: {
    heading: "Aktuelles und Termine abonnieren",
    text: "Sie erhalten wenige Nachrichten, ohne verstecktes Tracking. Abbestellen können Sie mit einem Klick.",
    names: {
      news: { text: "Aktuelles", note: "Produkte, Normen, Projekte" },
      blog: { text: "Blog", note: "Technik und Planung mit Quellen" },
      activity: { text: "Veranstaltungen", note: "Termine für den Kalender" },
      newsletter: { text: "Newsletter", note: "Per E-Mail, nach Bestätigung" },
    },
  },
  feeds: "Feeds und Kalender:",
  calendar: feedCopies.de.event.calendarOfAll,
  channels: "Weitere Kanäle:",
  conduct: {
    heading: "Umgangsregeln der Community",
    text: "Die Regeln gelten in allen Kanälen von eCactus.",
    rules: [
      "Es geht um Geräte, nicht um Personen.",
      "Anleitungen zum Öffnen von Geräten, Umgehen von Schutzfunktionen oder Ändern von Netzparametern sind wegen der Verletzungsgefahr unzulässig.",
      "Zu einem Messwert gehören Gerät, Datum und Bedingungen.",
      "Adressen, Seriennummern und Fotos anderer werden nicht veröffentlicht.",
      "Wer unsere Produkte verkauft oder installiert, gibt das an.",
      "Eine Sicherheitslücke wird zuerst uns gemeldet und dann veröffentlicht.",
    ],
  },
  feedback: {
    heading: "Rückmeldung zu Produkten und Website",
    text: "Melden Sie uns unklare Anleitungen, gewünschte Funktionen in ECOS oder Fehler auf der Website. Unser Team antwortet auf jede Rückmeldung.",
    link: "Rückmeldung geben",
  },
};
