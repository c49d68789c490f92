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
  writer: { ...en.writer, private: "as an individual", stated: "Individual" },
  fields: {
    ...en.fields,
    messageHint: "For a fault: what you see and since when.",
    filesHint: "JPEG, PNG, WebP or PDF; up to four files, 10 MB in total. We remove the location from photos.",
  },
};
