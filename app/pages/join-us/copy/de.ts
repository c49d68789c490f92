import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Arbeiten bei uns: offene Stellen",
    description:
      "Unsere offenen Stellen mit Ort, Aufgabe und dem, was sie verlangen. Eine Bewerbung passt auf eine Seite und kommt per E-Mail.",
    keywords: ["Jobs Energiespeicher", "Batterieingenieur", "Servicetechniker", "Praktikum Energie", "Stellenangebote"],
  },
  joinUs: "Arbeiten bei uns",
  heading: "Arbeit, die sich messen lässt.",
  lead: "Hinter unseren Systemen stehen 16\u00a0Jahre Forschung und Entwicklung. Jede Stelle endet mit einer prüfbaren Zahl oder mit einem Haus, in dem das Licht anbleibt.",
  jobs: "Offene Stellen",
  count: "{count} zurzeit",
  kinds: { permanent: "Unbefristet", "fixed-term": "Befristet", internship: "Praktikum" },
  placeJoin: ", ",
  example: "Beispiel",
  applyFor: "Per E-Mail bewerben",
  empty: {
    heading: "Keine Daten",
    text: "Heute ist keine Stelle offen. Sagen Sie uns trotzdem, was Sie können.",
    link: "Ohne Ausschreibung schreiben",
  },
  apply: {
    heading: "So bewerben Sie sich",
    alt: "Ein geöffnetes Batteriemodul unter der Lampe einer Werkbank, Werkzeug an der Wand, ein Mantel am Haken.",
    steps: [
      "Eine Seite reicht: was Sie gebaut, repariert oder gemessen haben und was Sie daraus gelernt haben.",
      "Kein Foto, kein Alter, kein Familienstand. Hängen Sie ein Dokument an, nicht zehn.",
      "Nennen Sie die Stelle im Betreff. Passt keine, schreiben Sie, welche wir ausschreiben sollten.",
    ],
    contact: "Uns schreiben",
  },
};
