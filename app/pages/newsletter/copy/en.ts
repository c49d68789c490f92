import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Newsletter",
    description: "New products, updates, exhibitions and events by e-mail. One click ends it.",
    keywords: ["newsletter", "energy storage", "battery news"],
  },
  breadcrumb: "Breadcrumb",
  home: "Home",
  newsletter: "Newsletter",
  heading: "The news, by e-mail.",
  lead: "Products, updates, dates to meet: what changes for your system or your trade.",
  steps: ["You enter your address.", "You confirm it from an e-mail, within 7 days.", "One click in any issue ends it."],
  fields: {
    email: "E-mail address",
    name: "Name",
    country: "Country or region",
    chooseCountry: "Choose a country",
    company: "Company",
    userType: "You are",
    chooseUserType: "Choose",
  },
  optional: "(optional)",
  userTypes: { epc: "EPC", distributor: "Distributor", installer: "Installer", endUser: "End User" },
  send: "Subscribe",
  sending: "Sending",
  privacyLink: "Privacy",
  sent: {
    heading: "Subscription successful",
    text: "A confirmation e-mail is on its way. The subscription starts when you confirm it, within 7 days. If it does not arrive, look in the spam folder.",
    again: "Enter another address",
  },
};
