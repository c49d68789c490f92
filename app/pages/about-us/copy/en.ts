import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "About us: who we are",
    description:
      "Our vision, mission, and value, whom we work with, whom the company belongs to, and where to find us: 2.5\u00a0GWh of capacity, 16 years of research and development.",
    keywords: ["battery manufacturer", "energy storage", "about eCactus", "research and development", "EPC partners", "LFP battery"],
  },
  about: "About us",
  heading: "We build what keeps energy.",
  lead: "Batteries and inverters for the home, the business, and the grid, with the software that runs them.",
  hallAlt: "A test hall by day: battery modules on a roller conveyor, somebody walks by.",
  aims: {
    heading: "Vision, mission, and value",
    vision: { name: "Vision", text: "That the light of a day is enough for its night, everywhere." },
    mission: {
      name: "Mission",
      text: "To build storage that is quick to install, easy to understand, and easy to forget, because it works.",
    },
    value: { name: "Value", text: "Measure. A figure comes with its condition or its source." },
  },
  years: {
    heading: "A rib for each year",
    first: "First year of research",
    last: "This year",
    capacity: { number: "2.5", unit: "GWh", note: "of capacity (company figure)" },
    research: { number: "16", unit: "years", note: "of research and development" },
  },
  people: {
    partners: {
      heading: "Whom we work with",
      lead: "Several trades take part before a battery is commissioned. Here is who they are, and what each expects of us.",
      list: [
        {
          who: "Distributors",
          what: "Keep stock, advise the trade, know the rules of their grid. They expect dates that hold.",
          link: "Find a distributor",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installers",
          what: "Choose the place, put it up, commission it. They expect a guide that is right and somebody who picks up.",
          link: "Find an installer",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC contractors",
          what: "Carry a site from study to acceptance. They expect complete data and tests that can be repeated.",
          link: "Describe a project",
          to: "/contact-us?problemType=purchase#ask",
        },
      ],
    },
    shareholders: {
      heading: "Whom the company belongs to",
      paragraphs: ["We print neither names nor shares here. If you ask as a shareholder or an investor, write to us."],
      link: "Ask us",
    },
  },
  footprint: {
    heading: "Where to find us",
    text: "One line for each country, as tall as the number of addresses we can name there.",
    map: "Map of the world: countries with distributors and installers",
    sampleNote: "Countries and numbers come from example addresses and will change with the real ones.",
    link: "Search near you",
  },
  onward: {
    heading: "Read on",
    story: {
      name: "Our story",
      text: "Agave, Myrtillocactus, Copiapoa, Cholla: four plants, four names.",
      alt: "A cactus in the desert at night with a line of light in it",
    },
    mark: { name: "The mark", text: "Five ribs, one of them lit.", alt: "The mint line of light on a white front" },
  },
};
