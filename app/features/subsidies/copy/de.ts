import type { Copy } from "./fr.ts";

export const de: Copy = {
  heading: "Förderprogramme für Heimspeicher",
  text: "Verbindlich ist nur die amtliche Seite. Prüfen Sie dort die Bedingungen, bevor Sie bestellen.",
  checked: "Geprüft am {date}",
  validUntil: "Bis {date}",
  example: "Beispiel",
};
