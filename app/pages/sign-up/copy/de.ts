import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Konto anlegen",
    description: "Legen Sie ein Konto an, um Ihre Fragen zu verfolgen, Ihr Abonnement zu verwalten und die Konsole der Open API zu öffnen.",
    keywords: ["Registrierung", "Konto anlegen", "Konto"],
  },
  heading: "Konto anlegen",
  lead: "Mit einem Konto verfolgen Sie Ihre Fragen, verwalten Ihr Abonnement und öffnen die Konsole der Open API.",
  leadCode: "Geben Sie den Code aus der E-Mail ein und wählen Sie dann Namen und Passwort.",
  name: "Benutzername und Anzeigename",
  secret: "Passwort",
  send: "Konto anlegen",
  known: "Schon ein Konto?",
  login: "Anmelden",
  done: {
    heading: "Ihr Konto ist angelegt.",
    text: "Sie sind angemeldet und können Ihren persönlichen Bereich öffnen.",
    open: "Persönlichen Bereich öffnen",
    home: "Zur Startseite",
  },
};
