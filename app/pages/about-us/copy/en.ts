import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "About eCactus: energy storage manufacturer",
    description:
      "eCactus develops batteries, inverters, and energy software: 2.5\u00a0GWh capacity (company figure), 16 years of research and development, partners by country.",
    keywords: ["battery manufacturer", "energy storage", "about eCactus", "research and development", "EPC partners", "LFP battery"],
  },
  about: "About us",
  heading: "eCactus: manufacturer of batteries and inverters",
  lead: "We develop batteries, inverters, and energy management software for homes, businesses, and the grid. Find a distributor or an installer in your country below.",
  products: "See the products",
  howToBuy: "How to buy",
  hallAlt: "A test hall by day: battery modules on a roller conveyor.",
  aims: {
    heading: "Vision, mission, and values",
    vision: { name: "Vision", text: "Every home has enough solar power, day and night." },
    mission: {
      name: "Mission",
      text: "We build storage that is quick to install, easy to understand, and simple to operate.",
    },
    value: { name: "Values", text: "We publish figures with their condition or source." },
  },
  years: {
    heading: "16 years of research and development",
    first: "First year of research",
    last: "This year",
    capacity: { number: "2.5", unit: "GWh", note: "of capacity (company figure)" },
    research: { number: "16", unit: "years", note: "of research and development" },
  },
  people: {
    partners: {
      heading: "Distributors, installers, and EPC partners",
      lead: "Three kinds of partners work with us on every project.",
      list: [
        {
          who: "Distributors",
          what: "Distributors stock our products, advise the trade, and know the local grid rules. We support them with reliable delivery dates.",
          link: "Find a distributor",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installers",
          what: "Installers choose the location, install the system, and commission it. We support them with guides and a technical team.",
          link: "Find an installer",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC contractors",
          what: "EPC contractors lead a project from study to acceptance. We support them with complete data and repeatable tests.",
          link: "Describe a project",
          to: "/project-request",
        },
      ],
    },
    shareholders: {
      heading: "Contact for investors",
      paragraphs: ["Shareholders and investors reach our team through the contact form."],
      link: "Contact us",
    },
  },
  footprint: {
    heading: "Distributors and installers by country",
    text: "Each line is a country. Its height is the number of distributors and installers there.",
    map: "World map: countries with distributors and installers",
    sampleNote: "Countries and numbers come from placeholder addresses.",
    link: "Search near you",
  },
  onward: {
    heading: "More about eCactus",
    story: {
      name: "Our story",
      text: "AGAVE-TH, MYRTILLO, COPIA, and cholla are named after four desert plants.",
      alt: "An agave with blue-green leaves beside an AGAVE-TH tower",
    },
    mark: {
      name: "Logo and brand",
      text: "The logo, its colors, and its files to download.",
      alt: "The mint line of light on a white front",
    },
  },
};
