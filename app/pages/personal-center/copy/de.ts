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
    profile: { name: "Profil", text: "Ihr Name, Ihre Kontaktdaten und Ihre Sprache." },
    email: {
      name: "E-Mail-Adresse",
      text: "Derzeit {email}. Ein Code geht an die neue Adresse, und die alte wird benachrichtigt. Alle anderen Sitzungen enden.",
    },
    password: { name: "Passwort", text: "Ein neues Passwort beendet alle anderen Sitzungen." },
    sessions: { name: "Sitzungen und Geräte", text: "Auf diesen Geräten ist Ihr Konto angemeldet. Beenden Sie unbekannte Sitzungen." },
    questions: { name: "Meine Fragen", text: "Ihre Fragen an uns und ihr Stand." },
    newsletter: { name: "Newsletter", text: "Der Newsletter geht an die Adresse Ihres Kontos." },
    data: { name: "Meine Daten", text: "Alle zu Ihrem Konto gespeicherten Daten in einer JSON-Datei." },
    delete: {
      name: "Konto löschen",
      text: "Das Konto wird sofort geschlossen und 14 Tage später gelöscht, zusammen mit Ihren Fragen und Ihrem Newsletter-Abonnement. Wenn Sie sich bis dahin anmelden, bleibt das Konto bestehen.",
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
    none: "Sie haben noch keine Frage gestellt.",
    ask: "Frage stellen",
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
