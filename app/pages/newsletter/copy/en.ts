import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Newsletter about battery storage",
    description:
      "Subscribe to the eCactus newsletter: new products, updates, trade shows, and events by email. You can unsubscribe at any time.",
    keywords: ["newsletter", "energy storage", "battery news"],
  },
  newsletter: "Newsletter",
  heading: "Newsletter about battery storage",
  lead: "For owners, installers, distributors, and EPCs: new products, updates, and events by email.",
  pictureAlt: "In the morning sun: a dark green mailbox on a stone pier, a rolled newspaper in its tube, a bicycle wheel by the wall.",
  steps: ["Enter your email address.", "Confirm it in the email within 7 days.", "Unsubscribe at any time with the link in each issue."],
  fields: {
    email: "Email address",
    name: "Name",
    country: "Country or region",
    chooseCountry: "Choose a country",
    company: "Company",
    userType: "User type",
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
    text: "The subscription starts when you confirm it there, within 7 days. We send at most one such email a day to a mailbox. If it does not arrive, check the spam folder.",
    again: "Enter another address",
  },
};
