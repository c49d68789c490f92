import type { DocumentCopy } from "./fr.ts";

export const en: DocumentCopy = {
  kinds: { "data-sheet": "Data sheet", "quick-guide": "Quick guide" },
  titles: {
    "data-sheet": "{product} data sheet",
    "quick-guide": "{product} quick guide",
    cutout: "{product}, cut-out picture",
    picture: "{product}, studio picture",
  },
  version: "Version {version}",
  page: "Page {page} of {pages}",
  example: "Example",
  sampleContact: "example contact",
  figures: "Specification",
  columns: { figure: "Quantity", value: "Value", condition: "Condition" },
  fits: "Related products",
  notes: {
    heading: "Notes on these figures",
    items: [
      "This sheet contains the data of the product page on the date below. The sheet delivered with the product prevails.",
      "A figure applies under the condition beside it; in an empty cell, none is stated. Ask us for figures that the table does not contain before you size a system.",
      "Connection and commissioning are work for a qualified electrician under local rules.",
    ],
  },
  online: "Product page:",
  contact: "Contact",
};
