import type { Copy } from "./fr.ts";

export const en: Copy = { within: { one: "We reply within one business day.", other: "We reply within {count} business days." } };
