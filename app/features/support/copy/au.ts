import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  danger: {
    ...en.danger,
    heading: "Emergency: smoke, smell, swelling, heat or hissing",
    text: "Move away, warn everyone in the building and call Triple Zero (000). Switch the device off only if you can do so from a safe distance.",
  },
};
