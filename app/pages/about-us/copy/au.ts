import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [distributors, installers, builders] = en.people.partners.list;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "About eCactus: solar battery manufacturer",
    description:
      "eCactus develops solar batteries, inverters and energy software: 2.5\u00a0GWh capacity (company figure), 16 years of research and development, partners by country.",
    keywords: ["solar battery manufacturer", "energy storage", "about eCactus", "research and development", "EPC partners", "LFP battery"],
  },
  heading: "eCactus: manufacturer of solar batteries and inverters",
  lead: "We develop solar batteries, inverters and energy management software for homes, businesses and the grid. Find a distributor or an installer in your country below.",
  aims: {
    ...en.aims,
    heading: "Vision, mission and value",
    vision: { name: "Vision", text: "Every home stores enough solar power by day for the night." },
    mission: { name: "Mission", text: "We build storage that is quick to install, easy to understand and simple to operate." },
    value: { ...en.aims.value, text: "We state the assumptions of every calculation." },
  },
  people: {
    ...en.people,
    partners: {
      ...en.people.partners,
      heading: "Distributors, installers and EPC partners",
      lead: "Three kinds of partner work with us from the order to commissioning.",
      list: [
        {
          ...distributors!,
          what: "Distributors stock our products, advise the trade and know the rules of the local network. We support them with data sheets, pictures and technical answers.",
        },
        {
          ...installers!,
          what: "Installers choose the location, install the system and commission it. We support them with guides and a technical team.",
        },
        {
          ...builders!,
          what: "EPC contractors lead a project from study to acceptance. We support them with data for the study and the acceptance tests.",
        },
      ],
    },
  },
  onward: {
    ...en.onward,
    story: { ...en.onward.story, text: "AGAVE-TH, MYRTILLO, COPIA and cholla are named after four desert plants." },
    mark: { ...en.onward.mark, text: "The logo, its colours and its files to download." },
  },
};
