import type { Copy } from "./fr.ts";

export const de: Copy = {
  jobs: "Offene Stellen",
  example: "Beispiel",
  posted: "Veröffentlicht am {date}",
  apply: "Um diese Stelle bewerben",
  lead: "Ein PDF genügt. Foto, Alter und Familienstand sind nicht nötig.",
  fields: {
    name: "Name",
    email: "E-Mail-Adresse",
    telephone: "Telefon",
    message: "Nachricht",
    messageHint: "Was Sie gebaut, repariert oder gemessen haben, und wann Sie beginnen können.",
    files: "Lebenslauf und Anschreiben",
    filesHint: "Als PDF; höchstens vier Dateien, zusammen 10\u00a0MB.",
    brought: "Bereits hochgeladene Dateien",
    withoutFiles: "Diese Dateien weglassen",
  },
  optional: "(optional)",
  privacy: "Ihre Angaben dienen nur der Entscheidung über Ihre Bewerbung.",
  privacyLink: "Datenschutz",
  send: "Bewerbung senden",
  sending: "Wird gesendet",
  failed: "Ihre Bewerbung konnte nicht gesendet werden.",
  sent: { heading: "Ihre Bewerbung ist angekommen.", all: "Alle offenen Stellen" },
};
