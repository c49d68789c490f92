import type { Copy } from "./fr.ts";

export const de: Copy = {
  example: "Beispiel",
  products: "Produkte",
  questions: "Häufige Fragen",
  transcript: "Beschreibung des Videos",
  unplayable: "Ihr Browser spielt dieses Video nicht ab. Sie können es herunterladen:",
};
