import type { Copy } from "./fr.ts";

export const de: Copy = { within: { one: "Wir antworten binnen eines Werktags.", other: "Wir antworten binnen {count}\u00a0Werktagen." } };
