import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Produktvideos zu Speichern und Wechselrichtern",
    description: "Kurze Produktvideos mit Untertiteln in fünf Sprachen: Aufbau eines MYRTILLO-Turms, AGAVE-TH und TIANYUAN im Detail.",
    keywords: ["Video Heimspeicher", "MYRTILLO Montage", "AGAVE-TH Video", "Speicher stapeln"],
  },
  heading: "Produktvideos zu Speichern und Wechselrichtern",
  lead: "Die Videos zeigen Anwendern und Fachbetrieben die Produkte im Detail. Sie haben keinen Ton; Untertitel gibt es in fünf Sprachen.",
  transcript: "Beschreibung des Videos",
  file: "Videodatei",
  product: "Zum Produkt",
  example: "Beispiel",
  unplayable: "Ihr Browser spielt dieses Video nicht ab. Sie können es herunterladen:",
  controls: {
    play: "Abspielen",
    pause: "Anhalten",
    position: "Position im Video",
    at: "{at} von {of}",
    captions: "Untertitel",
    noCaptions: "Ohne Untertitel",
    fullScreen: "Vollbild",
    leaveFullScreen: "Vollbild verlassen",
    failed: "Dieses Video lässt sich gerade nicht abspielen. Versuchen Sie es noch einmal, oder laden Sie es herunter:",
  },
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Video veröffentlicht.", link: "Produkte ansehen" },
};
