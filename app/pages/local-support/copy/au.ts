import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  order: {
    ...en.order,
    steps: [
      en.order.steps[0]!,
      "The seller, if the installer no longer answers: the consumer guarantees apply against them.",
      "Us, with the serial number, at any time: manufacturers owe guarantees too (Australian Consumer Law, section 271).",
    ],
  },
  seo: {
    ...en.seo,
    description: "Who answers in your country, for which line and at what hours; installers and distributors near you.",
    keywords: ["local support", "solar battery service", "installer", "distributor"],
  },
};
