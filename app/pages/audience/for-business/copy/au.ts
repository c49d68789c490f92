import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { size, system, prepare, run } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Size demand reduction, plan the connection, prepare the paperwork and run the site: battery storage for businesses step by step.",
    keywords: ["battery for business", "demand reduction", "on-site energy storage", "backup for a workshop"],
  },
  hero: {
    ...en.hero,
    lead: "Reduce peak demand and back up sensitive circuits: the project from interval data to operation.",
    first: "Size demand reduction",
  },
  phases: {
    size: {
      ...size,
      heading: "Size demand reduction",
      links: {
        ...size.links,
        calculate: { text: "Demand reduction calculation", note: "Peak, limit and duration, read from your interval data." },
        articles: { text: "Articles for businesses", note: "Demand charges and how a battery changes them." },
      },
    },
    system: {
      ...system,
      links: {
        ...system.links,
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
