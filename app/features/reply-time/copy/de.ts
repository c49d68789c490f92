import type { Copy } from "./fr.ts";

export const de: Copy = {
  within: { one: "Wir antworten innerhalb eines Arbeitstags.", other: "Wir antworten innerhalb von {count}\u00a0Arbeitstagen." },
};
