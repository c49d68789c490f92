import type { Copy } from "./fr.ts";

export const de: Copy = {
  heading: "Überprüfung",
  close: "Schließen",
  instruction: "Ziehen Sie den Regler unten, bis das Puzzle vollständig ist.",
  keys: "Mit der Tastatur: Pfeiltasten bewegen das Teil, die Eingabetaste prüft.",
  slider: "Position des Teils",
  picture: "Bild, in dem ein Teil fehlt",
  check: "Prüfen",
  checking: "Wird geprüft",
  loading: "Das Puzzle wird geladen",
  reload: "Anderes Puzzle",
  retry: "Erneut versuchen",
  next: "Hier ist ein anderes Puzzle.",
  without: "Ohne Ziehen prüfen",
  working: "Ihr Gerät führt eine Berechnung aus. Das dauert einige Sekunden; bitte lassen Sie dieses Fenster offen.",
  click: {
    instruction: "Klicken Sie im Bild auf die Stelle, an der dieses Teil fehlt.",
    piece: "Das fehlende Teil",
    picture: "Bild mit einer Lücke: Klicken Sie auf die Lücke",
  },
};
