import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Karriere bei eCactus: offene Stellen",
    description: "Offene Stellen bei eCactus mit Ort, Aufgaben und Anforderungen. Für die Online-Bewerbung genügt eine Seite.",
    keywords: ["Jobs Energiespeicher", "Batterieingenieur", "Servicetechniker", "Praktikum Energie", "Stellenangebote"],
  },
  joinUs: "Karriere",
  heading: "Karriere bei eCactus",
  lead: "eCactus entwickelt Batteriespeicher, Wechselrichter und Software. Hier finden Fachkräfte und Studierende offene Stellen mit Aufgaben und Anforderungen und bewerben sich online.",
  jobs: "Offene Stellen",
  count: "{count} zurzeit",
  kinds: { permanent: "Unbefristet", "fixed-term": "Befristet", internship: "Praktikum" },
  example: "Beispiel",
  empty: {
    heading: "Keine Daten",
    text: "Zurzeit ist keine Stelle offen. Bewerben Sie sich gern initiativ.",
    link: "Initiativ bewerben",
  },
  apply: {
    heading: "Online-Bewerbung in drei Schritten",
    alt: "Ein geöffnetes Batteriemodul unter der Lampe einer Werkbank, Werkzeug an der Wand, ein Mantel am Haken.",
    steps: [
      "Beschreiben Sie auf einer Seite, was Sie gebaut, repariert oder gemessen und was Sie daraus gelernt haben.",
      "Foto, Alter und Familienstand sind nicht nötig. Ein PDF genügt.",
      "Senden Sie diese Seite über das Formular der Stelle. Passt keine, beschreiben Sie im Kontaktformular, was Sie suchen.",
    ],
    contact: "Initiativ bewerben",
  },
};
