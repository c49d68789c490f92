import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  lead: "One PDF document is enough. Leave out photo, age and family status.",
  fields: {
    ...en.fields,
    messageHint: "What you built, repaired or measured and when you can start.",
    files: "Résumé and letter",
  },
};
