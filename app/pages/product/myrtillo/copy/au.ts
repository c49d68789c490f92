import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  rate: {
    ...en.rate,
    text: "What a tower holds, it can take or give within one hour. How much of it reaches your power points is decided by the inverter.",
  },
};
