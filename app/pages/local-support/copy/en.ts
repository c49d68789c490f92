import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Local support by country and product line",
    description: "Support contacts in your country with their hours, and installers and distributors near you.",
    keywords: ["local support", "battery service", "installer", "distributor"],
  },
  heading: "Local support for your country",
  lead: "Contact our team, or enter your city to see installers and distributors near you.",
  form: {
    country: "Country or region",
    allCountries: "All countries",
    line: "Product line",
    allLines: "All product lines",
    submit: "Show",
  },
  contacts: { heading: "Our contacts", everywhere: "All countries", hours: "Hours" },
  noContacts: {
    lead: "Our team answers questions about an installed device. Ask the installer who built your system first.",
    text: "Describe the device and the problem in the contact form. Our team replies by email.",
  },
  empty: {
    heading: "no data",
    text: "There is no separate contact for this choice. Name your country in the contact form; our team then forwards your message.",
    link: "Contact support",
  },
  order: {
    heading: "Whom to contact first for support",
    steps: [
      "Contact your installer first: they know the wiring and see the device in ECOS Hub.",
      "Contact the seller if the installer no longer replies: your contract is with them.",
      "Contact us with the serial number for all other questions and for your rights against the manufacturer.",
    ],
  },
  partners: {
    heading: "Installers and distributors near you",
    kinds: { distributor: "Distributor", installer: "Installer" },
    map: "See the map",
    ask: "Request an installer",
    empty: "no data for this choice. Request an installer for your region.",
  },
};
