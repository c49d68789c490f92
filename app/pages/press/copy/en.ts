import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Press: facts, images, and contact",
    description:
      "For journalists: facts about eCactus, logo files and product images to download, the contact for media inquiries, and the latest company news.",
    keywords: ["press", "media enquiries", "media inquiries", "press contact", "journalist", "press kit", "press images", "eCactus"],
  },
  about: "About us",
  press: "Press",
  heading: "Press and media",
  lead: "Facts, logo files, and images for an article about eCactus and energy storage.",
  facts: {
    heading: "eCactus at a glance",
    rows: [
      {
        name: "Business",
        value: "Manufacturer of batteries, inverters, and energy software for homes, businesses, and the grid",
      },
      {
        name: "Capacity",
        value: "2.5 GWh (company figure)",
      },
      {
        name: "Research and development",
        value: "16 years",
      },
      {
        name: "Products",
        value: "AGAVE-TH, MYRTILLO, COPIA, TIANYUAN, cholla data loggers",
      },
      {
        name: "Platforms",
        value: "ECOS, ECOS Hub, PANGU OS, Open API",
      },
    ],
    legalEntity: "Company",
    address: "Address",
    story: "The story of the names",
  },
  contact: {
    heading: "Contact for media inquiries",
    text: "State your publication, your question, and your deadline. Our team replies by email.",
    email: "Email",
    phone: "Phone",
    form: "Use the contact form",
  },
  example: "Example",
  images: {
    heading: "Product images",
    text: "Files for an article about the products. Credit: eCactus.",
    empty: "No image is published at the moment.",
    download: "Download",
    all: "All images",
  },
  news: {
    heading: "Latest news",
    all: "All news",
    empty: "no data",
  },
};
