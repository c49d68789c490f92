import type { Copy } from "./fr.ts";

export const en: Copy = {
  heading: "Public support for a home battery",
  text: "Only the official page is binding. Check its conditions before you order.",
  checked: "Checked on {date}",
  validUntil: "Until {date}",
  example: "Example",
};
