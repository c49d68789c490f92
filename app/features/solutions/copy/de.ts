import type { SolutionsCopy } from "./fr.ts";

export const de: SolutionsCopy = {
  example: "Beispiel",
  sizing: {
    submit: "Berechnen",
    calculating: "Berechnung läuft",
    problems: {
      notANumber: "Geben Sie eine Zahl ein, zum Beispiel {example}.",
      otherUnit: "Geben Sie diesen Wert in {unit} an.",
      ambiguous: "Das kann {one} oder {other} heißen. Schreiben Sie eins von beiden.",
      tooSmall: "Geben Sie mindestens {min} ein.",
      tooLarge: "Geben Sie höchstens {max} ein.",
      notHours: "Geben Sie Zeiten ein, die sich nicht überschneiden, zum Beispiel {example}.",
    },
    incomplete: { heading: "Bitte einen Wert korrigieren", text: "Berichtigen Sie das markierte Feld, dann erscheint hier das Ergebnis." },
    range: "{low} bis {high}",
    projectRequest: "Projektdaten für TIANYUAN 200k anfragen",
    payback: {
      range: "Der angegebene Preis ist je nach den Annahmen unten in {soonest} bis {latest}\u00a0Jahren amortisiert.",
      exact: "Der angegebene Preis ist nach den Annahmen unten im {soonest}. Jahr amortisiert.",
      from: "Der angegebene Preis ist frühestens in {soonest}\u00a0Jahren amortisiert, im ungünstigen Fall nicht in {years}\u00a0Jahren.",
      never: "Der angegebene Preis ist in {years}\u00a0Jahren nicht amortisiert.",
    },
    assumptions: "Annahmen der Berechnung",
    onward: { send: "Berechnung an uns senden", installer: "Installateur finden" },
  },
  installer: "Installateur anfragen",
  products: { all: "Alle Produkte" },
  documents: "Datenblätter und Anleitungen",
  questions: { heading: "Häufige Fragen", all: "Alle Fragen" },
  cases: {
    all: "Alle Rechenbeispiele",
    read: "Rechenweg ansehen",
    profile: {
      alt: "Leistung im Tagesverlauf: {steps}.",
      step: "{from} bis {to} {power}",
      supplied: ", davon {power} aus der Batterie",
      charging: ", dazu {power} zum Laden",
      limit: "Grenze {power}",
      peak: "Spitze {power}",
      keys: { site: "Standort", battery: "Aus der Batterie", charging: "Laden der Batterie" },
    },
  },
};
