import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Newsletter",
    description: "New products, updates, exhibitions and events by email. One click ends it.",
    keywords: ["newsletter", "energy storage", "battery news"],
  },
  newsletter: "Newsletter",
  heading: "The news, by email.",
  lead: "Products, updates, dates to meet: what changes for your system or your trade.",
  pictureAlt: "A morning after rain: a dark green mailbox on a stone pier, a rolled newspaper in its tube, a bicycle wheel by the wall.",
  steps: ["You enter your address.", "You confirm it from an email, within 7 days.", "One click in any issue ends it."],
  fields: {
    email: "Email address",
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
    next: "Please open the confirmation email that we sent you.",
    text: "The subscription starts when you confirm it there, within 7 days. We send a mailbox one such email a day at most. If it does not arrive, look in the spam folder.",
    again: "Enter another address",
  },
};
