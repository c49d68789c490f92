import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Data sheets, quick guides, videos and pictures of every eCactus product, each with version, date, size and SHA-256 checksum.",
    keywords: ["solar battery data sheet", "installation quick guide", "eCactus downloads Australia", "AGAVE-TH PDF", "MYRTILLO PDF"],
  },
  heading: "Downloads: data sheets, guides and pictures",
  lead: "Homeowners, installers and planners find the documents of every product here. Choose product, document type and language; each file has a version, a date and a fixed address.",
  terms: { ...en.terms, text: "Terms of use for pictures: catalogues, websites and quotes for eCactus products." },
  basket: { ...en.basket, choose: "Select ‘{title}’" },
};
