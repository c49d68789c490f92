import type { Copy } from "./fr.ts";

export const en: Copy = { heading: "Price range", asOf: "{market}, as of {date}", includes: "Included: {what}" };
