import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For installers: tools, installation, error codes",
    description:
      "Tools, values, and documents of each device, the installation steps as drawings, and the search for error codes: the page to open on site.",
    keywords: ["battery installer", "installation tools", "commissioning", "error codes", "become an installer partner"],
  },
  name: "Installers",
  heading: "Job sheet for installers",
  lead: "Error codes, tools, values, installation steps, and documents, device by device.",
  codes: "Error codes",
  sheet: {
    heading: "Tools and values by device",
    lead: "The tools come from the quick guides, the values from the data sheets.",
    tools: "What to bring",
    torque: {
      label: "Torques, cable cross-sections",
      manual: "Published: see the file",
      none: "Torques and cable cross-sections are not published for every device.",
      ask: "Ask for them before you start",
    },
    documents: {
      heading: "Documents",
      "data-sheet": "Data sheet (PDF)",
      "quick-guide": "Quick guide (PDF)",
      "wiring-diagram": "Wiring diagram",
      all: "All files",
    },
  },
  strip: {
    heading: "Install AGAVE-\u2060TH step by step",
    text: "The steps of the quick guide as drawings, followed by the first start and the final checks.",
    stacking: "to stack the base, the modules, the control unit, and the inverter unit",
  },
  further: {
    heading: "Quotes, commissioning, and partnership",
    links: {
      compatibility: { text: "Compatibility table", note: "Inverters, batteries, and accessories of other brands." },
      homes: { text: "Size a home battery", note: "Consumption, panels, and goal: the number of modules." },
      sites: { text: "Size a site", note: "Peak, limit, and duration: the number of units." },
      hub: { text: "Commissioning with ECOS Hub", note: "The checks, in order." },
      films: { text: "Videos", note: "The stacking and the devices up close, without sound." },
      warranty: { text: "Warranty", note: "The documents for a claim, step by step." },
      distributor: { text: "Distributors near you", note: "By country and city." },
      apply: { text: "Become a partner", note: "Your company, your jobs, your region. We reply by email." },
    },
  },
};
