import { useNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Bezugsquellen: Großhändler und Installateure",
    pageTitle: "Bezugsquellen, Seite\u00a0{number}",
    description:
      "Finden Sie Großhändler und Installateure in Ihrer Nähe, nach Land und Anwendung, auf der Karte und als Liste. Dazu alle Schritte bis zur Inbetriebnahme.",
    keywords: [
      "Heimspeicher kaufen",
      "Installateur für Batteriespeicher",
      "Großhändler Energiespeicher",
      "Solarteur in der Nähe",
      "EPC-Unternehmen",
    ],
  },
  howToBuy: "Bezugsquellen",
  heading: "Installateure und Großhändler in Ihrer Nähe",
  lead: "Haushalte und Betriebe kaufen den Speicher beim Fachbetrieb, der ihn auch installiert. Geben Sie Ort oder Postleitzahl ein und fragen Sie einen Betrieb an.",
  /** Without entries the page is only the request for an installer. */
  noList: {
    heading: "Installateur finden",
    lead: "Den Speicher kaufen Sie beim Fachbetrieb, der ihn auch installiert. Nennen Sie Ihren Ort, und unser Team sucht einen Betrieb in Ihrer Nähe.",
    description:
      "Nennen Sie Ihren Ort: Unser Team sucht einen Fachbetrieb in Ihrer Nähe und antwortet per E-Mail. Mit allen Schritten bis zur Inbetriebnahme.",
  },
  form: {
    country: "Land",
    everyCountry: "Alle Länder",
    line: "Anwendung",
    everyLine: "Alle Anwendungen",
    submit: "Suchen",
  },
  kinds: { label: "Art des Betriebs", all: "Alle", distributor: "Großhändler", installer: "Installateure" },
  everywhere: "Alle Fachbetriebe nach Ländern",
  near: "Am nächsten an {place}",
  count: { none: "Keine Adressen", one: "{count}\u00a0Adresse", other: "{count}\u00a0Adressen", nearest: "Die {count}\u00a0nächsten" },
  sampleNote: "Alle Adressen sind Platzhalter.",
  showAll: "Alle Adressen zeigen",
  pages: { label: "Seiten mit Adressen", current: "Seite\u00a0{number} von {count}", before: "Vorherige Seite", after: "Nächste Seite" },
  empty: {
    heading: "Keine Daten",
    text: "Zu dieser Auswahl gibt es keine Adresse. Nennen Sie uns Ihren Ort: Unser Team sucht einen Betrieb für Sie.",
    link: "Installateur anfragen",
  },
  installer: {
    heading: "Installateur über unser Team anfragen",
    lead: "Fehlt ein Betrieb in Ihrer Nähe, sucht unser Team einen Installateur für Sie und antwortet per E-Mail.",
    leadBeforeList: "Unser Team sucht einen Installateur in Ihrer Nähe und antwortet per E-Mail.",
    next: [
      "Sie erhalten eine E-Mail mit einem Link, über den Sie Ihre Anfrage verfolgen.",
      "Unser Team sucht einen Betrieb, der unsere Produkte kennt und in Ihrer Region arbeitet.",
      "Sie erhalten den Namen des Betriebs oder die Auskunft, dass wir in Ihrer Nähe noch keinen nennen können.",
    ],
    fields: {
      place: "Ort oder Postleitzahl",
      which: "Welcher Ort ist gemeint?",
      other: "Keiner davon: {place}",
      use: "Anwendung",
      name: "Name",
      email: "E-Mail-Adresse",
      telephone: "Telefon",
      message: "Nachricht",
      messageHint: "Angaben zu Dach, Zählerschrank und Wunschtermin.",
    },
    optional: "(optional)",
    uses: useNames.de,
    privacyLink: "Datenschutz",
    send: "Installateur anfragen",
    sending: "Wird gesendet",
    failed: "Ihre Anfrage konnte nicht gesendet werden.",
    sent: {
      heading: "Ihre Anfrage ist angekommen.",
      again: "Noch eine Anfrage stellen",
    },
  },
  map: {
    world: "Weltkarte nach Ländern",
    europe: "Europakarte nach Ländern",
    region: "Karte der Adressen",
    note: "Auf den Länderkarten entspricht die Höhe eines Strichs der Zahl der Adressen, auf der Adresskarte steht jeder Strich für eine Adresse. Entfernungen gelten in Luftlinie.",
  },
  ways: {
    heading: "Von der Anfrage bis zur Inbetriebnahme",
    list: [
      {
        who: "Privathaushalte",
        when: "Für Häuser mit oder ohne PV-Anlage",
        ask: "Eine Frage zum Kauf stellen",
        to: "/contact-us?problemType=purchase#ask",
        steps: [
          { name: "Stromrechnung eines Jahres", text: "Verbrauch und PV-Leistung bestimmen die Größe des Speichers." },
          {
            name: "Termin vor Ort",
            text: "Der Installateur prüft Verteiler, Zähler, Aufstellort und die Stromkreise für den Ersatzstrom.",
          },
          { name: "Schriftliches Angebot", text: "Das Angebot nennt nutzbare Energie, Leistung, Garantie und Anmeldung." },
          {
            name: "Aufbau und Inbetriebnahme",
            text: "Der Installateur stapelt die Module, nimmt das System in Betrieb und übergibt Ihnen die Unterlagen.",
          },
          { name: "App ECOS", text: "ECOS zeigt Solarertrag, Verbrauch und Ladezustand ab dem ersten Tag." },
        ],
      },
      {
        who: "Installateure",
        when: "Für Fachbetriebe mit eigenen Montageteams",
        ask: "Über Installation sprechen",
        to: "/contact-us?problemType=installation#ask",
        steps: [
          { name: "Großhändler", text: "Der Großhändler hat Ware auf Lager, führt Ihr Kundenkonto und kennt die Netzanschlussregeln." },
          { name: "Zugang zu ECOS Hub", text: "Über ECOS Hub nehmen Sie Anlagen in Betrieb, starten Updates und analysieren Fehlercodes." },
          { name: "Erste Baustelle", text: "Datenblatt und Kurzanleitung laden Sie vorab in Ihrer Sprache herunter." },
        ],
      },
      {
        who: "EPC-Unternehmen und Projektierer",
        when: "Für Projekte vom Gewerbespeicher bis zum Großspeicher",
        ask: "Ein Projekt beschreiben",
        to: "/project-request",
        steps: [
          {
            name: "Lastgang",
            text: "Sie senden uns ein Jahr in Viertelstundenwerten, die Anschlussleistung und den Zweck des Speichers.",
          },
          { name: "Auslegung", text: "PCS, Batterie und Schutzkonzept werden anhand des einpoligen Übersichtsschaltplans ausgelegt." },
          { name: "Vertrag", text: "Der Vertrag regelt Lieferung, Termine, Abnahme und Service." },
          { name: "Betrieb", text: "Ihre Leitwarte betreibt die Anlage mit PANGU OS." },
        ],
      },
    ],
  },
};
