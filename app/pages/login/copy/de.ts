import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Anmelden",
    description: "Melden Sie sich mit E-Mail-Adresse, Benutzername oder Telefonnummer in Ihrem Konto an.",
    keywords: ["Anmeldung", "Konto", "anmelden"],
  },
  heading: "Anmelden",
  lead: "Im Konto finden Sie Ihre Fragen, Sitzungen und den Zugang zur Open API.",
  ways: "Arten der Anmeldung",
  byName: "E-Mail oder Benutzername",
  byPhone: "Telefon",
  login: "E-Mail-Adresse oder Benutzername",
  send: "Anmelden",
  captcha: "Sicherheitsprüfung",
  captchaText: "Geben Sie Ihr Passwort noch einmal ein, und klicken Sie dann in das Bild: Dieser Klick meldet Sie an.",
  forgotten: "Passwort vergessen?",
  noAccount: "Noch kein Konto?",
  signUp: "Konto anlegen",
  results: {
    "signed-out": { heading: "Sie sind abgemeldet.", text: "Ihre Sitzung auf diesem Gerät ist beendet." },
    reset: { heading: "Ihr Passwort ist geändert.", text: "Melden Sie sich mit dem neuen Passwort an." },
    deleted: {
      heading: "Ihr Konto wird gelöscht.",
      text: "Das Datum steht in einer E-Mail. Wenn Sie sich bis dahin anmelden, bleibt das Konto bestehen.",
    },
  },
};
