import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Partner werden als Großhändler, Installateur oder EPC",
    description:
      "Großhändler, Installateure und EPC-Unternehmen bewerben sich mit Betrieb, Region und Erfahrung. Unser Team prüft die Bewerbung und antwortet.",
    keywords: ["Partner werden", "Großhändler werden", "Partnerinstallateur", "Bewerbung EPC-Unternehmen"],
  },
  name: "Partner werden",
  heading: "Partner von eCactus werden",
  lead: "Großhändler, Installateure und EPC-Unternehmen stellen hier Betrieb und Region vor. Unser Team prüft die Bewerbung und antwortet Ihnen per E-Mail.",
  steps: {
    heading: "Ablauf der Bewerbung",
    list: [
      "Sie erhalten eine E-Mail mit einem Link, über den Sie die Bewerbung ohne Konto verfolgen.",
      "Unser Team prüft die Bewerbung. Fehlt etwas, stellen wir Rückfragen über diesen Link.",
      "Die Antwort erhalten Sie per E-Mail und über den Link.",
    ],
  },
  parts: { company: "Unternehmen", work: "Tätigkeit", person: "Ansprechpartner", files: "Unterlagen" },
  fields: {
    company: "Firma",
    registration: "Register- oder Steuernummer",
    registrationHint: "Zum Beispiel die Nummer im Handelsregister oder die USt-IdNr.",
    country: "Land oder Region",
    chooseCountry: "Land wählen",
    region: "Bundesland oder Region",
    city: "Ort",
    website: "Website",
    roles: "Gewünschte Rolle",
    lines: "Anwendungen",
    years: "Erfahrung in Jahren",
    installations: "Installierte Anlagen",
    manufacturers: "Hersteller, mit denen Sie arbeiten",
    manufacturersHint: "Hersteller der Wechselrichter, Batterien und PV-Module, die Sie heute verkaufen oder montieren.",
    name: "Name",
    email: "E-Mail-Adresse",
    telephone: "Telefon",
    message: "Weitere Angaben",
    messageHint: "Zum Beispiel ein Projekt oder eine geplante Menge.",
    files: "Dateien",
    filesHint: "Registerauszug, Zertifikate, Nachweise: JPEG, PNG, WebP oder PDF; vier Dateien, zusammen 10\u00a0MB.",
    brought: "Bereits hochgeladene Dateien",
    withoutFiles: "Diese Dateien weglassen",
  },
  roles: partnerRoleNames.de,
  lines: partnerLineNames.de,
  optional: "(optional)",
  privacyLink: "Datenschutz",
  send: "Bewerbung senden",
  sending: "Wird gesendet",
  sent: {
    heading: "Ihre Bewerbung ist angekommen.",
    text: "Wir bestätigen sie per E-Mail mit dem Link zum Verfolgen, höchstens dreimal am Tag für dasselbe Postfach. Kommt nichts an, sehen Sie im Spam-Ordner nach. Ihre Bewerbung liegt uns in jedem Fall vor.",
  },
};
