import type { Copy } from "./fr.ts";

export const de: Copy = {
  heading: "Galerie der Bausteine",
  word: "Speicher",
  longWord: "Batteriespeichersystem mit Schieflastfähigkeit für den Eigenverbrauch",
  seo: { title: "Galerie der Bausteine", description: "Alle Bausteine der Website in ihren Zuständen.", keywords: ["Speicher"] },
};
