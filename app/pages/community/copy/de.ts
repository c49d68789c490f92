import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Community: fragen, teilen, folgen",
    description: "Was es heute gibt, um mit uns und miteinander zu reden, unsere Umgangsregeln und wo Sie sagen, was fehlt.",
    keywords: ["eCactus Community", "Rückmeldung", "Umgangsregeln", "Newsletter"],
  },
  heading: "Community",
  lead: "Ein Forum haben wir nicht, und wir täuschen keines vor. Das hier geht heute.",
  ask: {
    heading: "Fragen",
    text: "Gute Fragen kommen in die öffentliche Liste, ohne Ihren Namen und mit Antwort.",
    names: {
      faqs: { text: "Häufige Fragen", note: "Vielleicht schon gestellt" },
      codes: { text: "Fehlercodes", note: "Bedeutung, Ursache, wer handeln darf" },
      contact: { text: "Uns schreiben", note: "Ein Mensch antwortet per E-Mail" },
    },
  },
  share: {
    heading: "Teilen",
    text: "Auf dieser Website ist ein Zustand eine Adresse. Kopieren Sie die Ihres Browsers, und andere sehen genau dasselbe.",
    names: {
      tower: { text: "Ihr MYRTILLO-Turm", note: "Gewählte Module und Türme bleiben in der Adresse" },
      compare: { text: "Ein Vergleich", note: "Bis zu drei Produkte nebeneinander" },
      answer: { text: "Eine einzelne Antwort", note: "Jede Frage öffnet sich über ihren Link" },
    },
  },
  follow: {
    heading: "Folgen",
    text: "Wenige Nachrichten, mit Datum und ohne verstecktes Tracking. Abmelden mit einem Klick.",
    names: {
      news: { text: "Neuigkeiten", note: "Produkte, Normen, Projekte" },
      blog: { text: "Blog", note: "Wie es funktioniert, mit Quellen" },
      activity: { text: "Veranstaltungen", note: "Termine für den Kalender" },
      newsletter: { text: "Newsletter", note: "Per E-Mail, nach Bestätigung" },
    },
  },
  feeds: "Feeds und Kalender:",
  calendar: feedCopies.de.event.calendarOfAll,
  channels: "Anderswo:",
  conduct: {
    heading: "Umgangsregeln",
    text: "Sie gelten überall, wo in unserem Namen oder bei uns gesprochen wird.",
    rules: [
      "Es geht um Geräte, nicht um Personen.",
      "Keine Anleitung, wie man ein Gerät öffnet, einen Schutz umgeht oder Netzparameter ändert: Jemand könnte sich verletzen.",
      "Zu einem Messwert gehören Gerät, Datum und Bedingungen.",
      "Adressen, Seriennummern und Fotos anderer bleiben bei ihnen.",
      "Wer unsere Produkte verkauft oder installiert, sagt es dazu.",
      "Eine Sicherheitslücke wird zuerst uns gemeldet und dann veröffentlicht.",
    ],
  },
  feedback: {
    heading: "Was fehlt?",
    text: "Eine Anleitung, die Rätsel aufgibt, eine Funktion, die ECOS nicht hat, ein falscher Satz auf dieser Website: Sagen Sie es. Wir antworten auch, wenn die Antwort Nein lautet.",
    link: "Rückmeldung geben",
  },
};
