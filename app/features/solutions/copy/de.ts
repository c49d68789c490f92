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
    },
    incomplete: { heading: "Bitte einen Wert korrigieren", text: "Berichtigen Sie das markierte Feld, dann erscheint hier das Ergebnis." },
    assumptions: "Annahmen der Berechnung",
    onward: { send: "Berechnung an uns senden", installer: "Installateur finden" },
  },
  installer: "Installateur anfragen",
  products: { all: "Alle Produkte" },
  documents: "Datenblätter und Anleitungen",
  questions: { heading: "Häufige Fragen", all: "Alle Fragen" },
  cases: { all: "Alle Rechenbeispiele", read: "Rechenweg ansehen" },
};
