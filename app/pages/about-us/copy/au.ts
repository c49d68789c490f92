import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [distributors, installers, builders] = en.people.partners.list;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Our vision, mission and value, whom we work with, whom the company belongs to and where to find us: 2.5\u00a0GWh of capacity, 16 years of research and development.",
    keywords: ["solar battery manufacturer", "energy storage", "about eCactus", "research and development", "EPC partners", "LFP battery"],
  },
  lead: "Batteries and inverters for the home, the business and the grid, with the software that runs them.",
  aims: {
    ...en.aims,
    heading: "Vision, mission and value",
    mission: {
      name: "Mission",
      text: "To build storage that is quick to install, easy to understand and easy to forget, because it works.",
    },
  },
  people: {
    ...en.people,
    partners: {
      ...en.people.partners,
      list: [
        { ...distributors!, what: "Keep stock, advise the trade, know the rules of their network. They expect dates that hold." },
        installers!,
        builders!,
      ],
    },
  },
};
