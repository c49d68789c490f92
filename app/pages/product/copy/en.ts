import type { Copy } from "./fr.ts";

export const en: Copy = {
  products: "Products",
  example: "Example",
  missing: {
    sheet: "The ratings are on the project data sheet.",
    values: "The ratings of this product are not published yet. Ask for the values that you need.",
  },
  figures: "Key figures",
  specification: {
    heading: "Specification",
    lead: "The values apply under the conditions given beside them.",
    columns: { figure: "Quantity", value: "Value", condition: "Condition" },
    download: "Download as CSV",
    copy: "Copy the table",
    copied: "Table copied",
    failed: "The table could not be copied; you can download it as CSV.",
    compareWith: "Compare with {product}",
  },
  documents: {
    heading: "Documents",
    "data-sheet": "Data sheet (PDF)",
    ask: "Ask for the project data sheet",
    "quick-guide": "Quick guide (PDF)",
    all: "All files",
  },
  fits: { heading: "Related products" },
  buying: {
    heading: "Where to buy",
    installer: "Find an installer",
    where: "How to buy",
    ask: "Contact us",
    askAbout: "Ask about this product",
    project: "Ask for the project data sheet",
  },
  back: "All products",
};
