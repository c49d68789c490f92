import type { Copy } from "./fr.ts";

export const en: Copy = {
  heading: "Gallery of components",
  word: "Battery",
  longWord: "Battery energy storage system for self-consumption",
  seo: { title: "Gallery of components", description: "Every component of the site in its states.", keywords: ["Battery"] },
};
