import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, keywords: ["local support", "solar battery service", "installer", "distributor"] },
  lead: "Contact our team, or enter your suburb or town to see installers and distributors near you.",
  order: {
    ...en.order,
    steps: [
      en.order.steps[0]!,
      "Contact the seller if the installer no longer replies: the consumer guarantees apply against them.",
      "Contact us with the serial number at any time: manufacturers owe guarantees too (Australian Consumer Law, section 271).",
    ],
  },
};
