import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Seite in Wartung",
    description: "Diese Seite wird gerade gewartet. Die übrigen Seiten der Website sind erreichbar.",
    keywords: ["Wartung der Website", "Seite nicht verfügbar"],
  },
};
