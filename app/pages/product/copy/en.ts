import type { Copy } from "./fr.ts";

export const en: Copy = {
  products: "Products",
  example: "Example",
  figures: "The figures that decide",
  specification: {
    heading: "Specification",
    lead: "Values and, where stated, their conditions.",
    columns: { figure: "Quantity", value: "Value", condition: "Condition" },
    download: "Download as CSV",
    copy: "Copy the table",
    copied: "Table copied",
    failed: "The table could not be copied; you can download it as CSV.",
  },
  documents: { heading: "Documents", "data-sheet": "Data sheet", "quick-guide": "Quick guide", all: "All files" },
  fits: { heading: "What fits with it" },
  buying: { heading: "Where to buy it, and who fits it.", installer: "Find an installer", where: "How to buy", ask: "Ask a question" },
  back: "All products",
};
