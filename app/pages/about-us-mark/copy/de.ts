import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Das Zeichen: fünf Rippen, eine Linie",
    description:
      "Wie das Zeichen gebaut ist, welchen Raum es braucht, seine Farben, die Schreibweise der Produktnamen, was zu vermeiden ist, und die Dateien als SVG und PNG.",
    keywords: ["eCactus Logo", "Markenrichtlinien", "Logo herunterladen", "Markenfarben", "Produktnamen"],
  },
  about: "Über uns",
  mark: "Das Zeichen",
  heading: "Fünf Rippen, eine leuchtet.",
  lead: "Ein Kaktus von vorn: fünf Rippen, und die mittlere behält das Licht. Das ist das ganze Zeichen.",
  markAlt: "Das Zeichen: fünf senkrechte Striche der Höhen 6, 11,5, 16, 11,5 und 6, der mittlere mintgrün",
  measures:
    "Höhen 6 – 11,5 – 16, Striche von 2,2, Schritte von 4,5; runde Enden, alle auf einer Grundlinie. Die Einheit ist ein Vierundzwanzigstel des Quadrats.",
  decimal: ",",
  line: {
    alt: "Der Datenlogger cholla und seine Lichtlinie aus nächster Nähe",
    lineHeading: "Die Lichtlinie",
    lineText:
      "Am Gerät ist sie wirklich: ein leuchtender Schlitz von oben bis unten. Auf der Seite führt sie von der Überschrift zum Produkt, zeigt, was aktiv ist, und misst eine Ladung. Schmuck ist sie nie.",
    ribHeading: "Die Rippe",
    ribText:
      "Eine Rippe zählt immer etwas: hier 96, die Viertelstunden eines Tages. Hat sie keine Daten zu tragen, wird sie nicht gezeichnet.",
  },
  space: {
    heading: "Ringsum nichts",
    logoAlt: "Das eCactus-Logo in Tinte auf hellem Grund",
    onDarkAlt: "Das eCactus-Logo hell auf Graphit",
    rules: [
      "Der Schutzraum beträgt mindestens einen Rippenschritt an jeder Seite; die Dateien enthalten ihn.",
      "Das Zeichen allein wird nicht kleiner als 16 Pixel oder 5\u00a0mm, das Logo nicht schmaler als 80 Pixel oder 22\u00a0mm.",
    ],
  },
  colours: {
    heading: "Die Farben nach ihrem Anteil",
    text: "Viel Papier, etwas Nacht, sehr wenig Licht. Mint trägt auf hellem Grund nie Text: Der Kontrast beträgt dort nur 1,5\u00a0:\u00a01.",
    names: { paper: "Papier", sand: "Sand", graphite: "Graphit", cactus: "Kaktus", sun: "Sonne", light: "Licht" },
    uses: { paper: "der Tag", sand: "das Produkt", graphite: "die Nacht", cactus: "die Links", sun: "die Energie", light: "die Linie" },
  },
  names: {
    heading: "Namen, genau so",
    text: "Sie werden nicht übersetzt, nicht gebeugt und behalten ihre Schreibung, auch am Satzanfang.",
    right: "So",
    wrong: "So nicht",
  },
  uses: {
    heading: "Einmal ja, viermal nein.",
    do: "Ja",
    dont: "Nein:",
    right: "Tinte und Licht auf ruhigem Grund, oder Hell und Licht auf Graphit.",
    not: [
      "ein Grund, auf dem die Linie verschwindet.",
      "eine andere Farbe für die Rippen.",
      "ein Kaktus, der kippt.",
      "verzerrte Proportionen.",
    ],
  },
  downloads: {
    heading: "Die Dateien",
    text: "Für Artikel, Partner und Installateure, die über unsere Geräte schreiben. Sie berechtigen nicht, in unserem Namen aufzutreten.",
    names: {
      logo: "Logo, helle Gründe",
      logoOnDark: "Logo, dunkle Gründe",
      mark: "Zeichen allein, helle Gründe",
      markOnDark: "Zeichen allein, dunkle Gründe",
    },
  },
};
