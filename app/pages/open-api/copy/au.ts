import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Open API: from application to first call",
    description:
      "Open API for developers: apply for access, get your key in the console, test, develop. Samples in curl, JavaScript and Python, limits and reference.",
  },
  steps: {
    ...en.steps,
    apply: {
      heading: "Apply",
      text: "Offline, by phone or email. Say who you are, the address of your account and what you want to build. We activate the service for that account.",
    },
  },
};
