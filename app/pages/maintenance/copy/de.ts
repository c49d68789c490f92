import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Seite in Wartung",
    description: "Was an der Stelle einer Seite steht, an der wir arbeiten, und welche Wege offen bleiben.",
    keywords: ["Wartung der Website", "Seite nicht verfügbar"],
  },
};
