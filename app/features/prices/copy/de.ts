import type { Copy } from "./fr.ts";

export const de: Copy = { heading: "Preisspanne", asOf: "{market}, Stand {date}", includes: "Enthalten: {what}" };
