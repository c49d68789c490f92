import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Inverters, batteries and data loggers that work with AGAVE-TH, MYRTILLO and COPIA: answer, firmware version, market and source document.",
  },
  heading: "Compatibility: inverters, batteries and accessories",
  empty: {
    ...en.empty,
    text: "No answer is published for this selection. Send us the manufacturer, model and firmware of your device.",
  },
  ask: {
    ...en.ask,
    text: "A combination that is missing is not confirmed. Send us the manufacturer, model and firmware version before you order.",
    retrofit: "Add a battery to existing solar",
  },
};
