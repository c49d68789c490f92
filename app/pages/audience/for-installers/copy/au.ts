import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { sheet, strip, further } = en;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Tools, values and documents of each device, the installation steps as drawings and the search for error codes: the page to open on site.",
  },
  lead: "Error codes, tools, values, installation steps and documents, device by device.",
  sheet: {
    ...sheet,
    torque: { ...sheet.torque, label: "Torques, cable sizes", none: "Torques and cable sizes are not published for every device." },
  },
  strip: { ...strip, stacking: "to stack the base, the modules, the control unit and the inverter unit" },
  further: {
    heading: "Quotes, commissioning and partnership",
    links: {
      ...further.links,
      compatibility: { text: "Compatibility table", note: "Inverters, batteries and accessories of other brands." },
      homes: { text: "Size a solar battery", note: "Usage, panels and goal: the number of modules." },
      sites: { text: "Size a site", note: "Peak, limit and duration: the number of units." },
      distributor: { text: "Distributors near you", note: "By country, city or town." },
    },
  },
};
