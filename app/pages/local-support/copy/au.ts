import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, description: "Who answers in your country, for which line and at what hours; installers and distributors near you.", keywords: ["local support", "solar battery service", "installer", "distributor"] },
};
