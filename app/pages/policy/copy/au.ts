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
      signedIn: "Shows the page header that an account may be logged in; contains only ‘1’.",
      knownDevice: "Recognises a device that has logged in to an account, so that failed attempts by others do not lock you out.",
      cookieCheck: "Shows the login whether the browser stores cookies, which it needs; contains only ‘1’.",
      pixel: "Recognises the browser that requested the tracking pixel.",
    },
  },
};
