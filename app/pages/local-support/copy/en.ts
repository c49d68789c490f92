import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Local support by country and line",
    description: "Who answers in your country, for which line, and at what hours; installers and distributors near you.",
    keywords: ["local support", "battery service", "installer", "distributor"],
  },
  heading: "Local support",
  lead: "Type your city, or choose a country, then a line. First who answers on our side, then who comes to you.",
  form: { country: "Country or region", allCountries: "All countries", line: "Line", allLines: "All lines", submit: "Show" },
  contacts: { heading: "Our contacts", everywhere: "All countries", hours: "Hours:" },
  empty: {
    heading: "no data",
    text: "No contact of its own for this choice. The form reaches the right person if you name your country in it.",
    link: "Write to support",
  },
  order: {
    heading: "Whom to call first",
    steps: [
      "Your installer: they know the wiring and see the device in ECOS Hub.",
      "The seller, if the installer no longer answers: your contract is with them.",
      "Us, with the serial number, for everything else and for your rights against the maker.",
    ],
  },
  partners: {
    heading: "Installers and distributors",
    kinds: { distributor: "Distributor", installer: "Installer" },
    map: "See the map",
    ask: "Ask for an installer",
    empty: "no data for this choice. Ask us who installs in your region.",
  },
};
