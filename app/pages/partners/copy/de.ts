import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Partner werden: vertreiben, installieren, bauen",
    description:
      "Großhändler, Installateure und EPC-Unternehmen stellen sich vor: Betrieb, Region, Erfahrung. Ein Mensch liest die Bewerbung und antwortet.",
    keywords: ["Partner werden", "Großhändler werden", "Partnerinstallateur", "Bewerbung EPC-Unternehmen"],
  },
  name: "Partner werden",
  heading: "Partner werden",
  lead: "Für Großhändler, Installateure und EPC-Unternehmen. Sagen Sie uns, wer Sie sind und wo Sie arbeiten: Ein Mensch liest es und antwortet Ihnen.",
  steps: {
    heading: "Wie es weitergeht",
    list: [
      "Sie erhalten eine E-Mail mit einem Link, unter dem Sie die Bewerbung ohne Konto verfolgen.",
      "Ein Mensch liest sie. Fehlt etwas, fragt er unter diesem Link nach.",
      "Die Antwort kommt per E-Mail und steht auch unter dem Link.",
    ],
  },
  parts: { company: "Das Unternehmen", work: "Die Arbeit", person: "Wem wir antworten", files: "Unterlagen" },
  fields: {
    company: "Firma",
    registration: "Register- oder Steuernummer",
    registrationHint: "Zum Beispiel die Nummer im Handelsregister oder die USt-IdNr.",
    country: "Land oder Region",
    chooseCountry: "Land wählen",
    region: "Bundesland oder Region",
    city: "Ort",
    website: "Website",
    roles: "Sie möchten arbeiten als",
    lines: "Für welche Anwendungen",
    years: "Jahre im Beruf",
    installations: "Installierte Anlagen",
    manufacturers: "Hersteller, mit denen Sie arbeiten",
    manufacturersHint: "Wechselrichter, Batterien, PV-Module: was Sie heute verkaufen oder montieren.",
    name: "Name",
    email: "E-Mail-Adresse",
    telephone: "Telefon",
    message: "Was wir noch wissen sollten",
    messageHint: "Ein Projekt, eine Menge, eine Frage.",
    files: "Dateien",
    filesHint: "Registerauszug, Zertifikate, Nachweise: JPEG, PNG, WebP oder PDF; vier Dateien, zusammen 10\u00a0MB.",
    brought: "Schon angekommen, nicht noch einmal zu wählen",
    withoutFiles: "Diese Dateien weglassen",
  },
  roles: partnerRoleNames.de,
  lines: partnerLineNames.de,
  optional: "(freiwillig)",
  privacyLink: "Datenschutz",
  send: "Bewerbung senden",
  sending: "Wird gesendet",
  sent: {
    heading: "Ihre Bewerbung ist angekommen.",
    text: "Wir bestätigen sie per E-Mail mit dem Link zum Verfolgen, höchstens dreimal am Tag für dasselbe Postfach. Kommt nichts an, sehen Sie im Spam-Ordner nach. Ihre Bewerbung liegt uns in jedem Fall vor.",
  },
};
