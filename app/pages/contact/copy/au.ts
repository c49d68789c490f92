import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Contact our team about a product, a project, a fault or a document. We reply by email.",
    keywords: ["contact", "question", "solar battery support", "energy storage"],
  },
  lead: "Owners, installers and project teams send their question here. For a fault, add the serial number of the device.",
  privacy: "We use your data to reply to you.",
  fields: {
    ...en.fields,
    filesHint: "JPEG, PNG, WebP or PDF; up to four files, 10 MB in total. We remove the location from photos.",
  },
  messageHints: {
    ...en.messageHints,
    none: "What you need and what you use it for.",
    purchase: "Product, location and what you want to power or store.",
    installation: "Product, location and the step that causes trouble.",
    commissioning: "Connected devices and the step that ECOS Hub shows.",
    fault: "What the device shows and since when.",
    app: "App, phone model and what the screen shows.",
    warranty: "The defect, the commissioning date and your installer.",
    documents: "Product and the document you need with its language.",
    openApi: "Company, planned use and number of systems.",
    career: "The work you want and when you can start.",
  },
};
