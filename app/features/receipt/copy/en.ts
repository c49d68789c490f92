import type { Copy } from "./fr.ts";

export const en: Copy = {
  line: "Number {reference}, received on {date}",
  mail: "A confirmation email arrives within a few minutes. If not, check the spam folder; we have what you sent in any case.",
};
