import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Become a partner: distribute, install, build",
    description:
      "Distributors, installers, and EPC contractors: apply as a partner with your company, your region, and your experience. We reply by email.",
    keywords: ["become a partner", "become a distributor", "installer partner", "EPC contractor application"],
  },
  name: "Become a partner",
  heading: "Become an eCactus partner",
  lead: "For distributors, installers, and EPC contractors: tell us about your company and your region. We reply by email.",
  steps: {
    heading: "What happens after you apply",
    list: [
      "You receive an email with a link to your application; you need no account.",
      "Our team reads the application. If something is missing, we ask you through the link.",
      "You receive the decision by email and through the link.",
    ],
  },
  parts: { company: "Your company", work: "Your work", person: "Contact person", files: "Documents" },
  fields: {
    company: "Company name",
    registration: "Registration number",
    registrationHint: "From the register of companies or the tax office of your country.",
    country: "Country or region",
    chooseCountry: "Choose a country",
    region: "State or region",
    city: "City",
    website: "Website",
    roles: "You want to work as",
    lines: "Sectors",
    years: "Years in the trade",
    installations: "Systems installed",
    manufacturers: "Manufacturers you work with",
    manufacturersHint: "Inverters, batteries, or solar panels you sell or install today.",
    name: "Name",
    email: "Email address",
    telephone: "Phone",
    message: "Message",
    messageHint: "A project, a volume, or a question.",
    files: "Files",
    filesHint: "Register extract, references, or certificates as JPEG, PNG, WebP, or PDF; up to four files, 10\u00a0MB in total.",
    brought: "Already uploaded",
    withoutFiles: "Remove these files",
  },
  roles: partnerRoleNames.en,
  lines: partnerLineNames.en,
  optional: "(optional)",
  privacyLink: "Privacy",
  send: "Send the application",
  sending: "Sending",
  sent: {
    heading: "Application received",
    text: "We confirm it by email with a link to follow it, at most three times a day per mailbox. If no email arrives, check the spam folder. We have your application in any case.",
  },
};
