import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Media: facts, images and contact",
    description:
      "For journalists: facts about eCactus, logo files and product images to download, the contact for media enquiries and the latest company news.",
  },
  heading: "Media",
  lead: "Facts, logo files and images for an article about eCactus and energy storage.",
  facts: {
    ...en.facts,
    rows: en.facts.rows.map((row, index) =>
      index === 0 ? { ...row, value: "Manufacturer of batteries, inverters and energy software for homes, businesses and the grid" } : row,
    ),
  },
  contact: {
    ...en.contact,
    heading: "Contact for media enquiries",
    text: "State your publication, your question and your deadline. Our team replies by email.",
  },
};
