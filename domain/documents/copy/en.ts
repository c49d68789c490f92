import type { DocumentCopy } from "./fr.ts";

export const en: DocumentCopy = {
  kinds: { "data-sheet": "Data sheet", "quick-guide": "Quick guide" },
  titles: {
    "data-sheet": "{product} data sheet",
    "quick-guide": "{product} quick guide",
    cutout: "{product}, cut out",
    picture: "{product}, studio picture",
  },
  version: "Version {version}",
  page: "Page {page} of {pages}",
  example: "Example",
  sampleContact: "example contact",
  figures: "Specification",
  columns: { figure: "Quantity", value: "Value", condition: "Condition" },
  noFigures: "No figures are published for this product.",
  fits: "What fits with it",
  notes: {
    heading: "To read with these figures",
    items: [
      "This sheet is made from the data of the product’s page on the date below. The sheet delivered with the product prevails.",
      "A figure holds under the condition printed beside it; an empty cell means that none is stated. What is not in the table is not stated either: ask before you size a system by it.",
      "Connection and commissioning are work for a qualified electrician, by the rules of the place.",
    ],
  },
  online: "Product page:",
  contact: "Contact",
};
