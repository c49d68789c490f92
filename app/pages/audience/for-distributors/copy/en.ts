import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For distributors: range, documents, partnership",
    description: "The eCactus range in one table, with data sheets, CSV, and print, and the steps to a distribution partnership.",
    keywords: ["become a distributor", "distribute batteries", "solar wholesale", "energy storage product range"],
  },
  name: "Distributors",
  heading: "The eCactus range for distributors",
  lead: "Products, figures, and documents in one table, to print or to load into your software.",
  figures: {
    systems: { one: "battery, inverter, or PCS", other: "batteries, inverters, and PCS" },
    accessories: { one: "accessory", other: "accessories" },
    documents: { one: "data sheet or guide as PDF in your language", other: "data sheets and guides as PDF in your language" },
    languages: { one: "language of each document", other: "languages of each document" },
  },
  range: {
    heading: "Range and documents",
    caption: "Products sold in your market. Prices and terms are in your quote.",
    columns: { product: "Product", kind: "Type", line: "Sector", figures: "Key figures", documents: "Documents" },
    documents: { "data-sheet": "Data sheet", "quick-guide": "Quick guide" },
    csv: "Download as CSV",
    print: "Print",
  },
  partnership: {
    heading: "Become a distributor in three steps",
    pictureAlt: "A distribution warehouse at dusk: a lit hall with full shelves, pallets of boxes, and a forklift truck in the yard.",
    steps: [
      { name: "Terms", text: "Ask for volumes, lead times, and terms before you fill in an application. We reply by email." },
      {
        name: "Application",
        text: "Tell us about your company, your sectors, and your region. A link in our email shows the status; you need no account.",
      },
      {
        name: "Decision",
        text: "Our team reads the application and replies by email. If something is missing, we ask you through the same link.",
      },
    ],
    apply: "Introduce my company",
    terms: "Ask for the terms",
  },
  sellers: { heading: "Current distributors", all: "The whole directory" },
  further: {
    heading: "Sales and service",
    links: {
      pictures: { text: "Product pictures", note: "To download, with their terms of use." },
      mark: { text: "Logo and symbol", note: "Shapes, colors, and files." },
      compare: { text: "Compare products", note: "Up to three, row by row." },
      finder: { text: "How to buy", note: "The directory that your customers use." },
      hub: { text: "ECOS Hub", note: "The fleet of your installers, as far as you have access." },
      warranty: { text: "Warranty", note: "The documents for a claim, step by step." },
      meet: { text: "Trade shows", note: "Dates and places to see the products." },
    },
  },
};
