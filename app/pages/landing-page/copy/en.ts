import type { Copy } from "./fr.ts";

export const en: Copy = {
  example: "Example",
  products: "Products",
  questions: "FAQs",
  transcript: "Transcript",
  unplayable: "Your browser does not play this video. You can save it:",
};
