import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Project request for commercial and grid-scale storage",
    description:
      "EPC contractors, developers and operators: send power, energy, grid connection and date of your storage project. Our project team replies by email.",
  },
  lead: "For EPC contractors, developers and industrial sites. With this data, our project team replies by email.",
  fields: {
    ...en.fields,
    messageHint: "Purpose of the storage, site, schedule and standards to meet.",
    filesHint: "Single-line diagram, interval data or site plan as PDF, JPEG, PNG or WebP; up to four files, 10\u00a0MB in total.",
  },
};
