import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "For homeowners: choosing a solar battery",
    description:
      "Estimate the size of a solar battery, choose the system, find who installs it and live with it: everything that concerns a home, in order.",
    keywords: ["solar battery for my home", "choose a solar battery", "solar battery installer", "homeowner"],
  },
  name: "Homeowners",
  hero: { ...en.hero, heading: "A solar battery for your home" },
  phases: {
    ...en.phases,
    size: {
      ...en.phases.size,
      links: {
        ...en.phases.size.links,
        calculate: { text: "Calculate the modules", note: "Three answers, a number of modules and what the calculation assumes." },
      },
    },
  },
};
