import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Videos: die Produkte aus der Nähe",
    description: "Kurze Videos mit Untertiteln in fünf Sprachen und Beschreibung: ein MYRTILLO-Turm entsteht, AGAVE-TH aus der Nähe.",
    keywords: ["Video Heimspeicher", "MYRTILLO Montage", "AGAVE-TH Video", "Speicher stapeln"],
  },
  heading: "Erst ansehen, dann anfangen.",
  lead: "Kurze Filme ohne Ton. Die Untertitel sagen alles, in der Sprache der Seite oder in einer anderen.",
  transcript: "Was zu sehen ist",
  file: "Videodatei",
  product: "Das Produkt",
  example: "Beispiel",
  unplayable: "Ihr Browser spielt diesen Film nicht ab. Sie können ihn speichern:",
  controls: {
    play: "Abspielen",
    pause: "Anhalten",
    position: "Stelle im Film",
    at: "{at} von {of}",
    captions: "Untertitel",
    noCaptions: "Ohne Untertitel",
    fullScreen: "Vollbild",
    leaveFullScreen: "Vollbild verlassen",
    failed: "Dieser Film lässt sich hier gerade nicht abspielen. Versuchen Sie es noch einmal, oder speichern Sie ihn:",
  },
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Video veröffentlicht.", link: "Produkte ansehen" },
};
