import { useNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Bezugsquellen: Großhändler und Installateure",
    description:
      "Stadt eingeben und die nächsten Großhändler und Installateure sehen, nach Land und Anwendung, auf der Karte und als Liste. Dazu die Schritte bis zur Inbetriebnahme.",
    keywords: [
      "Heimspeicher kaufen",
      "Installateur für Batteriespeicher",
      "Großhändler Energiespeicher",
      "Solarteur in der Nähe",
      "EPC-Unternehmen",
    ],
  },
  howToBuy: "Bezugsquellen",
  heading: "Wer installiert in Ihrer Nähe?",
  lead: "Einen Speicher kauft man bei dem, der ihn aufstellt. Geben Sie Ort oder Postleitzahl ein: Die Nächsten stehen oben.",
  configuration: { heading: "Ihre Auswahl", change: "Ändern" },
  form: {
    country: "Land",
    everyCountry: "Alle Länder",
    line: "Für",
    everyLine: "Jede Anwendung",
    submit: "Suchen",
  },
  kinds: { label: "Wen Sie suchen", all: "Alle", distributor: "Großhändler", installer: "Installateure" },
  everywhere: "Alle, nach Ländern",
  near: "Am nächsten an {place}",
  placeJoin: ", ",
  count: { none: "Keine Adressen", one: "{count}\u00a0Adresse", other: "{count}\u00a0Adressen", nearest: "Die {count}\u00a0nächsten" },
  sampleNote: "Diese Adressen zeigen, wie die Seite arbeitet. An ihre Stelle treten wirkliche Betriebe.",
  showAll: "Alle Adressen zeigen",
  empty: {
    heading: "Keine Daten",
    text: "Hier können wir Ihnen niemanden nennen. Sagen Sie uns, wo Sie wohnen: Wir suchen jemanden, der kommen kann.",
    link: "Installateur anfragen",
  },
  installer: {
    heading: "Sie nennen den Ort, wir nennen den Installateur",
    lead: "Niemand in Ihrer Nähe dabei? Ein Mensch sucht einen Betrieb, der zu Ihnen kommt, und antwortet per E-Mail.",
    next: [
      "Sie bekommen eine E-Mail mit einem Link, unter dem Sie Ihre Anfrage verfolgen.",
      "Wir suchen einen Betrieb, der unsere Produkte kennt und zu Ihnen kommt.",
      "Sie bekommen seinen Namen oder die Auskunft, dass wir in Ihrer Nähe noch niemanden haben.",
    ],
    fields: {
      place: "Ort oder Postleitzahl",
      which: "Welcher Ort ist gemeint?",
      other: "Keiner davon: {place}",
      use: "Für",
      name: "Name",
      email: "E-Mail-Adresse",
      message: "Nachricht",
      messageHint: "Was man vor dem Besuch wissen sollte: Dach, Zählerschrank, Termin.",
    },
    optional: "(freiwillig)",
    uses: useNames.de,
    privacyLink: "Datenschutz",
    send: "Installateur anfragen",
    sending: "Wird gesendet",
    failed: "Ihre Anfrage ging nicht hinaus.",
    sent: {
      heading: "Ihre Anfrage ist angekommen.",
      text: "Wir bestätigen sie per E-Mail mit dem Link, unter dem Sie sie verfolgen; höchstens drei am Tag an ein Postfach. Kommt nichts an, sehen Sie bitte im Spamordner nach. Ihre Anfrage hat uns in jedem Fall erreicht.",
      again: "Noch eine Anfrage stellen",
    },
  },
  map: {
    world: "Weltkarte nach Ländern",
    europe: "Europakarte nach Ländern",
    region: "Karte der Adressen",
    note: "Jeder Strich ist ein Land, so hoch wie die Zahl seiner Adressen, oder eine Adresse. Entfernungen gelten in der Luftlinie.",
  },
  ways: {
    heading: "Von der Frage bis zur ersten Nacht",
    list: [
      {
        who: "Sie wohnen dort",
        when: "Ein Haus, mit oder ohne Module auf dem Dach",
        ask: "Eine Frage zum Kauf stellen",
        problemType: "purchase",
        steps: [
          { name: "Ein Jahr Stromrechnungen", text: "Was Sie verbrauchen und was das Dach liefert, bestimmt die Größe des Speichers." },
          {
            name: "Ein Termin vor Ort",
            text: "Der Installateur prüft Verteiler, Zähler, Aufstellort und die Stromkreise für den Ersatzstrom.",
          },
          { name: "Ein schriftliches Angebot", text: "Nutzbare Energie, Leistung, Garantie und Anmeldung, Zeile für Zeile." },
          {
            name: "Aufbau und Inbetriebnahme",
            text: "Die Module werden gestapelt, das System wird eingestellt, die Unterlagen bleiben bei Ihnen.",
          },
          { name: "Ihre App", text: "ECOS zeigt Tag und Nacht des Hauses, vom ersten Abend an." },
        ],
      },
      {
        who: "Sie installieren",
        when: "Ein Handwerk, ein Team, viele Baustellen",
        ask: "Über Installation sprechen",
        problemType: "installation",
        steps: [
          { name: "Ein Großhändler", text: "Er hat Ware auf Lager, führt Ihr Kundenkonto und kennt die Regeln Ihres Netzes." },
          { name: "Zugang zu ECOS Hub", text: "Inbetriebnahme, Updates und Fehlercodes aller Ihrer Anlagen." },
          { name: "Die erste Baustelle", text: "Datenblatt und Kurzanleitung in Ihrer Sprache, bevor Sie losfahren." },
        ],
      },
      {
        who: "Sie bauen",
        when: "EPC-Unternehmen oder Projektierer, vom Betrieb bis zum Netz",
        ask: "Ein Projekt beschreiben",
        problemType: "purchase",
        steps: [
          { name: "Das Lastprofil", text: "Ein Jahr in Viertelstunden, die Anschlussleistung und der Zweck des Speichers." },
          { name: "Die Auslegung", text: "Umrichter, Batterie und Sicherheit, mit dem einpoligen Schaltplan als gemeinsamer Grundlage." },
          { name: "Der Vertrag", text: "Lieferung, Termine, Abnahme und Service, bevor etwas verladen wird." },
          { name: "Der Betrieb", text: "Ihre Leitwarte betreibt die Anlage mit PANGU OS." },
        ],
      },
    ],
  },
};
