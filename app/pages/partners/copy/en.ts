import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Become a partner: distribute, install, build",
    description:
      "Distributors, installers, and EPC contractors: introduce your company, your region, and your experience. A person reads the application and answers.",
    keywords: ["become a partner", "become a distributor", "installer partner", "EPC contractor application"],
  },
  name: "Become a partner",
  heading: "Become a partner",
  lead: "For distributors, installers and EPC contractors. Tell us who you are and where you work: a person reads it and answers you.",
  steps: {
    heading: "What happens next",
    list: [
      "You get an email with a link to follow the application, without an account.",
      "A person reads it. If something is missing, they ask you under that link.",
      "The answer comes by email, and stands under the link as well.",
    ],
  },
  parts: { company: "The company", work: "The work", person: "The person to answer", files: "Documents" },
  fields: {
    company: "Company name",
    registration: "Registration number",
    registrationHint: "From the register of companies or the tax office of your country.",
    country: "Country or region",
    chooseCountry: "Choose a country",
    region: "State or region",
    city: "Town",
    website: "Website",
    roles: "You want to work as",
    lines: "For which uses",
    years: "Years in the trade",
    installations: "Systems installed",
    manufacturers: "Manufacturers you work with",
    manufacturersHint: "Inverters, batteries or panels: what you sell or install today.",
    name: "Name",
    email: "Email address",
    telephone: "Telephone",
    message: "Anything else",
    messageHint: "A project, a volume or a question.",
    files: "Files",
    filesHint: "Register extract, references or certificates: JPEG, PNG, WebP or PDF; four files, 10\u00a0MB in all.",
    brought: "Arrived already, not to be chosen again",
    withoutFiles: "Leave these files out",
  },
  roles: partnerRoleNames.en,
  lines: partnerLineNames.en,
  optional: "(optional)",
  privacyLink: "Privacy",
  send: "Send the application",
  sending: "Sending",
  sent: {
    heading: "Your application has arrived.",
    text: "We confirm it by email with the link to follow it, three times a day at most for one mailbox. If nothing arrives, look in the spam folder. We have your application either way.",
  },
};
