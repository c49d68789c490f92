import { en } from "./en.ts";
import type { DocumentCopy } from "./fr.ts";

export const au: DocumentCopy = {
  ...en,
  notes: {
    ...en.notes,
    items: [
      en.notes.items[0]!,
      en.notes.items[1]!,
      "Connection and commissioning are work for a licensed electrician, by the rules of your state and network.",
    ],
  },
};
