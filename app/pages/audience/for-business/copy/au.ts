import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { links } = en.further;

export const au: Copy = {
  ...en,
  seo: {
    title: "For businesses: lower peak demand with a battery",
    description:
      "Move the limit on a load curve. The page calculates the demand above it, the energy of the battery and the number of TIANYUAN 60k units.",
    keywords: ["battery for business", "demand reduction", "load curve", "on-site energy storage", "backup for a workshop"],
  },
  heading: "A battery that lowers your peak demand",
  lead: "Move the limit on a site’s working day. The battery supplies the demand above it.",
  tool: {
    ...en.tool,
    slider: "Demand limit",
    hours: ["12\u00a0am", "6\u00a0am", "12\u00a0pm", "6\u00a0pm", "midnight"],
    caption:
      "Load curve of a fictional working day, one bar per quarter hour. In colour: the part that the battery supplies. The calculation uses the model of the commercial and industrial calculator, with {usable}% of the energy usable.",
    over: "lower peak demand",
  },
  further: {
    ...en.further,
    text: "The schedule depends on three parties: the network (DNSP), the insurer and the contractor.",
    links: {
      ...links,
      diagram: { text: "Single-line diagram", note: "Grid busbar, backed-up busbar and the transfer switch between them." },
      connection: { text: "Connection and room", note: "The application, its steps and the heat to remove." },
      insurer: { ...links.insurer, text: "Insurer and fire service" },
    },
  },
};
