import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Passwort vergessen",
    description: "Lassen Sie sich einen Code per E-Mail senden, und wählen Sie ein neues Passwort für Ihr Konto.",
    keywords: ["Passwort vergessen", "neues Passwort", "Konto"],
  },
  steps: "Schritt {step} von 2",
  heading: "Passwort vergessen",
  lead: "Ein Code geht an die Adresse Ihres Kontos. Mit ihm wählen Sie ein neues Passwort.",
  headingCode: "Neues Passwort",
  leadCode: "Geben Sie den Code aus der E-Mail ein, dann das Passwort, das Sie möchten.",
  leadLink: "Wählen Sie das Passwort, das Sie möchten. Der Link aus der E-Mail ersetzt den Code.",
  send: "Passwort ändern",
  previous: "Vorheriger Schritt",
  login: "Anmelden",
  done: {
    heading: "Ihr Passwort ist geändert.",
    text: "Alle anderen Sitzungen dieses Kontos sind beendet.",
    countdown: "In {seconds}\u00a0s öffnet sich die Anmeldung.",
    stopped: "Der Countdown ist angehalten. Nehmen Sie sich Zeit.",
    stop: "Countdown anhalten",
    login: "Jetzt anmelden",
  },
};
