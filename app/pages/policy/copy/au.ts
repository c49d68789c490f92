import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { vat: _, ...rows } = en.company.rows;

export const au: Copy = {
  ...en,
  company: { ...en.company, rows: { ...rows, register: "Australian Business Number (ABN) or register entry" } },
  cookies: {
    ...en.cookies,
    purposes: {
      ...en.cookies.purposes,
      knownDevice: "Recognises a device that has signed in to an account, so that nobody else’s guesses can shut you out.",
      pixel: "Recognises the browser that asked for the tracking picture.",
    },
  },
};
