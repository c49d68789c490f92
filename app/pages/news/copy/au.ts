import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Articles with sources on battery storage: LFP ageing, sizing a battery, three-phase imbalance, data sheets and the EU battery passport.",
    keywords: ["energy storage news", "solar battery", "LFP ageing", "battery sizing", "battery passport", "battery data sheet"],
  },
  lead: "News from eCactus and guides with sources for owners, installers and planners.",
};
