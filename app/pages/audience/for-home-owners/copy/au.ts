import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { size, choose, install, live } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    title: "For homeowners: choosing a solar battery",
    description:
      "Estimate the size of your solar battery, choose the system, find an installer and use the app: everything for homeowners in order.",
    keywords: ["solar battery for my home", "choose a solar battery", "solar battery installer", "homeowner"],
  },
  hero: {
    ...en.hero,
    heading: "A solar battery for your home",
    lead: "Size your solar battery, choose the system and find an installer. The app then shows generation, usage and charge on your phone.",
    first: "Size my solar battery",
    pictureAlt: "A farmhouse in a storm at night: rain, no light in the valley and every window of the house lit.",
  },
  phases: {
    size: {
      ...size,
      text: "A year’s bills and the power of your panels are enough for a first figure.",
      links: {
        ...size.links,
        calculate: { text: "Calculate the modules", note: "Three values, the number of modules and the assumptions." },
        articles: { ...size.links.articles, note: "Self-consumption, backup and size explained." },
      },
    },
    choose,
    install: {
      ...install,
      text: "A licensed and accredited installer mounts and connects the system. Your contract is with the installer.",
      links: {
        ...install.links,
        installer: { ...install.links.installer, note: "By suburb or town, on a map and as a list." },
        outage: { text: "In a blackout", note: "Circuits that come back on, and what they need." },
      },
    },
    live: {
      ...live,
      links: {
        ...live.links,
        ecos: { ...live.links.ecos, note: "The app that shows generation, battery, home and grid." },
        codes: { ...live.links.codes, note: "Meaning, remedy and who may act." },
      },
    },
  },
  closing: {
    ...en.closing,
    text: "Describe your usage, your roof and your plans for the battery. We reply by email.",
  },
};
