import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { size, system, prepare, run } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Calculate demand reduction, plan the connection, prepare the paperwork and run the site: battery storage for businesses step by step.",
    keywords: ["battery for business", "demand reduction", "on-site energy storage", "backup for a workshop"],
  },
  hero: {
    ...en.hero,
    lead: "Reduce peak demand and back up sensitive circuits: the project from interval data to operation.",
    first: "Calculate demand reduction",
    pictureAlt:
      "A cold store on a summer afternoon: a trailer at the dock, two people in hi-vis vests, four battery cabinets at the white wall.",
  },
  phases: {
    size: {
      ...size,
      heading: "Calculate demand reduction",
      text: "The power above your limit sets the number of units, and its duration sets the energy.",
      links: {
        ...size.links,
        calculate: { text: "Demand reduction calculation", note: "Peak, limit and duration, read from your interval data." },
        articles: { text: "Articles for businesses", note: "Demand charges and how a battery changes them." },
      },
    },
    system: {
      ...system,
      text: "TIANYUAN 60k supplies 62.5\u00a0kW; up to 10 units operate in parallel.",
      links: {
        ...system.links,
        parallel: { ...system.links.parallel, note: "1 to 10 units, 62.5 to 625\u00a0kW." },
        diagram: { text: "Single-line diagram", note: "Grid busbar, backed-up busbar and the transfer switch between them." },
      },
    },
    prepare: {
      ...prepare,
      text: "The schedule depends on three parties: the network (DNSP), the insurer and the contractor.",
      links: {
        ...prepare.links,
        connection: { text: "Connection and room", note: "The application, its steps and the heat to remove." },
        insurer: { ...prepare.links.insurer, text: "Insurer and fire service" },
      },
    },
    run: {
      ...run,
      links: { ...run.links, codes: { ...run.links.codes, note: "Meaning, remedy and who may act." } },
    },
  },
  closing: {
    ...en.closing,
    text: "Send us the agreed maximum demand, a year of interval data and the purpose of the storage.",
  },
};
