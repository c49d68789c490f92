import type { Copy } from "./fr.ts";

export const en: Copy = { within: { one: "We answer within one business day.", other: "We answer within {count} business days." } };
