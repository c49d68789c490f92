import { partnerLineNames } from "#domain/request-kinds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Become a partner: distribute, install or build",
    description:
      "Distributors, installers and EPC contractors: apply as a partner with your company, your region and your experience. We reply by email.",
  },
  lead: "Distributors, installers and EPC contractors apply here. Tell us about your company and your region; we reply by email.",
  tools: {
    ...en.tools,
    hub: { ...en.tools.hub, note: "Commissioning, updates and error codes for all your sites." },
    pictures: { ...en.tools.pictures, note: "For your catalogue and website, with their terms of use." },
  },
  parts: { ...en.parts, company: "Your company", work: "Your work" },
  fields: {
    ...en.fields,
    registration: "ABN or registration number",
    registrationHint: "In Australia your ABN, elsewhere the number in the register of companies.",
    region: "State or territory",
    city: "Suburb or town",
    manufacturersHint: "Inverters, solar batteries or panels that you sell or install today.",
    messageHint: "A project, a volume or a question.",
    filesHint: "Company extract, references or certificates as JPEG, PNG, WebP or PDF; up to four files, 10\u00a0MB in total.",
  },
  lines: partnerLineNames.au,
};
