import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Size peak shaving, understand the connection, prepare the paperwork and run the site: everything that concerns a business, in order.",
  },
  phases: {
    ...en.phases,
    prepare: {
      heading: "Prepare the paperwork",
      text: "Three parties set the schedule: the network (DNSP), the insurer and whoever builds.",
      links: {
        ...en.phases.prepare.links,
        insurer: { text: "Insurer and fire brigade", note: "What they ask, and what to hand them." },
      },
    },
  },
};
