import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Passwort vergessen",
    description: "Lassen Sie sich einen Code per E-Mail senden, und wählen Sie ein neues Passwort für Ihr Konto.",
    keywords: ["Passwort vergessen", "neues Passwort", "Konto"],
  },
  heading: "Passwort vergessen",
  lead: "Wir senden einen Code an die E-Mail-Adresse Ihres Kontos. Damit wählen Sie ein neues Passwort.",
  headingCode: "Neues Passwort",
  leadCode: "Geben Sie den Code aus der E-Mail und ein neues Passwort ein.",
  leadLink: "Wählen Sie ein neues Passwort. Der Link aus der E-Mail ersetzt den Code.",
  send: "Passwort ändern",
  login: "Anmelden",
  used: {
    heading: "Dieser Link wurde verwendet oder ist abgelaufen",
    text: "Ein Link setzt ein Passwort und gilt 10\u00a0Minuten. Melden Sie sich mit dem neuen Passwort an, oder fordern Sie einen neuen Code an.",
  },
  done: {
    heading: "Ihr Passwort ist geändert.",
    text: "Alle anderen Sitzungen dieses Kontos sind beendet.",
    countdown: "In {seconds}\u00a0s öffnet sich die Anmeldung.",
    stopped: "Der Countdown ist angehalten.",
    stop: "Countdown anhalten",
    login: "Jetzt anmelden",
  },
};
