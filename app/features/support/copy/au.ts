import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  emergency: {
    ...en.emergency,
    heading: "Emergency: smoke, fire, hissing, swelling or water",
    call: "Call Triple Zero from outside and say that it is a lithium battery.",
    elsewhere: "",
  },
};
