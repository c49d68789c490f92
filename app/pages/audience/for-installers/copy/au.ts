import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { begin, plan, build, serve } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    title: "For installers: mount, commission and service",
    description:
      "Quick guides, commissioning with ECOS Hub, error codes and warranty: material for installers of home and commercial batteries in the order of the work.",
    keywords: ["solar battery installer", "installation guide", "commissioning", "error codes", "become a partner installer"],
  },
  hero: {
    ...en.hero,
    lead: "Size the system, mount it, commission it with ECOS Hub and service it: material in the order of the work.",
    pictureAlt: "Two installers carry a solar panel across a tiled roof against the low sun, the town in haze behind them.",
  },
  phases: {
    begin: {
      ...begin,
      text: "Distributors supply the equipment. To be listed as an installer, apply as a partner.",
      links: {
        ...begin.links,
        distributor: { ...begin.links.distributor, note: "Distributors with stock, by country and town." },
        apply: { ...begin.links.apply, note: "Your company, your work and your region. We reply by email." },
      },
    },
    plan: {
      ...plan,
      links: {
        ...plan.links,
        homes: { ...plan.links.homes, note: "The number of modules from usage, solar panels and purpose." },
        sites: { ...plan.links.sites, note: "The number of units from peak, limit and duration." },
      },
    },
    build,
    serve: {
      ...serve,
      text: "Look up your customer’s error code before you drive to the site.",
      links: { ...serve.links, codes: { ...serve.links.codes, note: "Cause, remedy and who may act." } },
    },
  },
  closing: { ...en.closing, text: "Send us the serial number, the code on the display and the last change." },
};
