import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Konto anlegen",
    description: "Ein Konto, um Ihre Fragen zu verfolgen, Ihr Abonnement zu verwalten und die Konsole der Open API zu öffnen.",
    keywords: ["Registrierung", "Konto anlegen", "Konto"],
  },
  heading: "Konto anlegen",
  lead: "Um Ihre Fragen zu verfolgen, Ihr Abonnement zu verwalten und die Konsole der Open API zu öffnen.",
  reach: "So erreichen wir Sie",
  name: "Ihr Name hier",
  secret: "Ihr Passwort",
  send: "Konto anlegen",
  known: "Schon ein Konto?",
  login: "Anmelden",
  done: {
    heading: "Ihr Konto ist angelegt.",
    text: "Sie sind angemeldet. Ihr persönlicher Bereich ist offen.",
    open: "Persönlichen Bereich öffnen",
    home: "Zur Startseite",
  },
};
