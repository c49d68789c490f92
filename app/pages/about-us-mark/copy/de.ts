import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Das eCactus-Logo: Regeln, Farben und Dateien",
    description:
      "Aufbau, Schutzraum und Farben des Logos, Schreibweise der Produktnamen, richtige und falsche Verwendung und Dateien als SVG und PNG.",
    keywords: ["eCactus Logo", "Markenrichtlinien", "Logo herunterladen", "Markenfarben", "Produktnamen"],
  },
  about: "Über uns",
  mark: "Das Logo",
  heading: "Das eCactus-Logo: Regeln und Dateien",
  lead: "Fünf Rippen eines Kaktus, in der mittleren leuchtet die gespeicherte Sonne. Presse und Partner finden hier Regeln und Dateien.",
  markAlt: "Das Zeichen: fünf senkrechte Striche der Höhen 6, 11,5, 16, 11,5 und 6, der mittlere mintgrün",
  measures:
    "Höhen 6 – 11,5 – 16, Striche von 2,2, Schritte von 4,5; runde Enden, alle auf einer Grundlinie. Die Einheit ist ein Vierundzwanzigstel der Kantenlänge des Zeichenfelds.",
  decimal: ",",
  line: {
    alt: "Der Datenlogger cholla und seine Lichtlinie aus nächster Nähe",
    lineHeading: "Die Lichtlinie auf Geräten und in Medien",
    lineText:
      "Am Gerät ist die Lichtlinie ein leuchtender Schlitz von oben bis unten. In Medien führt sie zum Produkt, markiert aktive Elemente und zeigt Ladezustände.",
    ribHeading: "Die Rippe als Zeichen für einen Wert",
    ribText:
      "Eine Rippe steht immer für einen Wert: hier 96 Rippen für die Viertelstunden eines Tages. Ohne Daten wird sie nicht gezeichnet.",
  },
  space: {
    heading: "Schutzraum und Mindestgröße des Logos",
    logoAlt: "Das eCactus-Logo dunkel auf hellem Grund",
    onDarkAlt: "Das eCactus-Logo hell auf Graphit",
    rules: [
      "Der Schutzraum beträgt mindestens einen Rippenschritt an jeder Seite; die Dateien enthalten ihn.",
      "Das Zeichen allein wird nicht kleiner als 16 Pixel oder 5\u00a0mm, das Logo nicht schmaler als 80 Pixel oder 22\u00a0mm.",
    ],
  },
  colours: {
    heading: "Sechs Farben des Logos mit Flächenanteil",
    text: "Papier nimmt den größten Anteil ein, Licht den kleinsten. Text in Mint auf hellem Grund ist nicht zulässig: Der Kontrast beträgt dort nur 1,5\u00a0:\u00a01.",
    names: { paper: "Papier", sand: "Sand", graphite: "Graphit", cactus: "Kaktus", sun: "Sonne", light: "Licht" },
    uses: { paper: "heller Grund", sand: "Produkt", graphite: "dunkler Grund", cactus: "Links", sun: "Energie", light: "Linie" },
  },
  names: {
    heading: "Schreibweise der Produktnamen",
    text: "Produktnamen werden weder übersetzt noch gebeugt. Ihre Schreibung gilt auch am Satzanfang.",
    right: "Richtig",
    wrong: "Falsch",
  },
  uses: {
    heading: "Richtige und falsche Verwendung des Logos",
    do: "Richtig",
    dont: "Falsch",
    right: "Das dunkle Logo auf ruhigem, hellem Grund oder das helle Logo auf Graphit.",
    not: [
      "ein Grund, auf dem die Linie verschwindet.",
      "eine andere Farbe für die Rippen.",
      "ein gedrehtes Logo.",
      "verzerrte Proportionen.",
    ],
  },
};
