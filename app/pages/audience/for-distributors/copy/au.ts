import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { partnership, further } = en;

export const au: Copy = {
  ...en,
  seo: {
    title: "For distributors: range, documents and partnership",
    description: "The eCactus range in one table, with data sheets, CSV and print, and the steps to a distribution partnership.",
    keywords: ["become a distributor", "solar battery wholesale", "energy storage distributor", "storage product range"],
  },
  lead: "Products, figures and documents in one table, to print or to load into your software.",
  figures: { ...en.figures, systems: { one: "battery, inverter or PCS", other: "batteries, inverters and PCS" } },
  partnership: {
    ...partnership,
    pictureAlt: "A wholesaler’s warehouse at dusk: a lit hall with full shelves, pallets of boxes and a forklift in the yard.",
    steps: [
      { name: "Terms", text: "Ask for volumes, lead times and terms before you fill in an application. We reply by email." },
      {
        name: "Application",
        text: "Tell us about your company, your sectors and your region. A link in our email shows the status; you need no account.",
      },
      ...partnership.steps.slice(2),
    ],
  },
  further: {
    ...further,
    links: { ...further.links, mark: { text: "Logo and symbol", note: "Shapes, colours and files." } },
  },
};
