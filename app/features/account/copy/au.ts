import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  fields: {
    ...en.fields,
    phone: "Mobile number",
    usernameHint: "5 to 20 characters: letters, digits, dots or underscores. The first character is a letter.",
  },
};
