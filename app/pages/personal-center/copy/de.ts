import { kindNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Persönlicher Bereich",
    description: "Ihr Profil, Ihre Sitzungen, Ihre Fragen und Ihre Daten.",
    keywords: ["persönlicher Bereich", "Konto"],
  },
  greeting: "Guten Tag, {name}.",
  contents: "Abschnitte dieser Seite",
  console: "Open-API-Konsole",
  sections: {
    profile: { name: "Profil", text: "Wie wir Sie ansprechen, und wie wir Sie erreichen." },
    email: {
      name: "E-Mail-Adresse",
      text: "Derzeit {email}. Ein Code geht an die neue Adresse, und die alte wird benachrichtigt. Alle anderen Sitzungen enden.",
    },
    password: { name: "Passwort", text: "Ein neues Passwort beendet alle anderen Sitzungen." },
    sessions: { name: "Sitzungen und Geräte", text: "Wo Ihr Konto offen ist. Beenden Sie, was Sie nicht kennen." },
    questions: { name: "Meine Fragen", text: "Was Sie uns geschrieben haben, und wie es darum steht." },
    newsletter: { name: "Newsletter", text: "Er geht an die Adresse Ihres Kontos." },
    data: { name: "Meine Daten", text: "Alles, was diese Website von Ihnen weiß, in einer JSON-Datei." },
    delete: {
      name: "Konto löschen",
      text: "Das Konto wird sofort geschlossen und 14 Tage später gelöscht, mit den Fragen, die von seiner Adresse kamen, und seinem Newsletter-Abonnement. Bis dahin behalten Sie es, indem Sie sich anmelden.",
    },
  },
  language: "Sprache unserer Nachrichten",
  newEmail: "Neue E-Mail-Adresse",
  actions: {
    profile: "Speichern",
    email: "Adresse ändern",
    password: "Passwort ändern",
    session: "Beenden",
    sessions: "Alle anderen beenden",
    subscribe: "Abonnieren",
    unsubscribe: "Abbestellen",
    export: "Meine Daten herunterladen",
    delete: "Mein Konto löschen",
  },
  results: {
    profile: "Ihr Profil ist gespeichert.",
    email: "Ihre Adresse ist geändert.",
    password: "Ihr Passwort ist geändert.",
    session: "Die Sitzung ist beendet.",
    sessions: "Alle anderen Sitzungen sind beendet.",
    newsletter: "Ihre Wahl ist gespeichert.",
  },
  session: { current: "Dieses Gerät", unknown: "Unbekanntes Gerät", seen: "Zuletzt {date}", end: "Sitzung beenden: {device}" },
  subscribed: "Sie haben den Newsletter abonniert.",
  notSubscribed: "Sie haben den Newsletter nicht abonniert.",
  question: {
    kinds: kindNames.de,
    states: { open: "Offen", answered: "Beantwortet", closed: "Abgeschlossen" },
    none: "Sie haben noch nichts gefragt.",
    ask: "Eine Frage stellen",
    thread: "Lesen und antworten",
  },
  staffAccount: {
    lastAdministrator: {
      heading: "Eine Administratorin oder ein Administrator muss bleiben.",
      text: "Nur Sie haben diese Rolle. Geben Sie sie zuerst in der Verwaltung einer anderen Person.",
    },
    proofNeeded: {
      heading: "Dieses Konto gehört zum Team.",
      text: "Melden Sie sich ab, melden Sie sich in der Verwaltung mit Ihrem zweiten Faktor wieder an, und löschen Sie das Konto innerhalb von zehn Minuten. Ihr Zugang zur Verwaltung endet dann sofort.",
    },
    open: "Verwaltung öffnen",
  },
  signOut: {
    action: "Abmelden",
    heading: "Auf diesem Gerät abmelden?",
    text: "Ihre anderen Sitzungen bleiben offen.",
    confirm: "Ja, abmelden",
    stay: "Angemeldet bleiben",
  },
  expired: "Ihre Sitzung ist beendet.",
};
