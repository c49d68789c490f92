import { partnerLineNames } from "#domain/request-kinds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Distributors, installers and EPC contractors: introduce your company, your region and your experience. A person reads the application and answers.",
  },
  fields: {
    ...en.fields,
    registration: "ABN or registration number",
    registrationHint: "In Australia your ABN, elsewhere the number in the register of companies.",
    manufacturersHint: "Inverters, solar batteries or panels: what you sell or install today.",
  },
  lines: partnerLineNames.au,
};
