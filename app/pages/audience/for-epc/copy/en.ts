import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For EPCs and developers of storage projects",
    description:
      "From specification to acceptance: power and energy of a storage plant, documents, evidence, installation steps, interface, and checks.",
    keywords: ["EPC energy storage", "storage project developer", "battery grid study", "storage plant acceptance"],
  },
  name: "EPCs and developers",
  heading: "A storage plant from specification to acceptance",
  lead: "Eight stages with their documents. The first one passes power and energy on to the project request.",
  tool: {
    fields: {
      power: { label: "Power at the connection", unit: "MW" },
      hours: { label: "Duration at this power", unit: "h" },
    },
    result: "First estimate",
    units: "in parallel, {installed} installed, without spare units",
    energy: "at the connection, from at least {nominal} of nominal energy",
    project: "Send a project request",
    calculator: "Open the calculator",
  },
  documents: {
    "data-sheet": "{product}: data sheet (PDF)",
    "quick-guide": "{product}: quick guide (PDF)",
    request: "{product}: ask for the project data sheet",
  },
  stations: {
    specification: {
      heading: "Specification",
      text: "The power at the connection sets the number of units, and the duration sets the energy.",
    },
    design: {
      heading: "Study and one-line diagram",
      text: "Ten TIANYUAN 60k in parallel form a block of 625\u00a0kW.",
      links: {
        diagram: { text: "One-line diagram of a site", note: "Buses, transfer switch, and metering." },
        blocks: { text: "Structure of a large plant", note: "Blocks, transformers, and substation." },
        settle: { text: "Points to settle in the study", note: "Service, connection, control, and end of life." },
      },
    },
    documents: { heading: "Data sheets", text: "The published documents of the power conversion systems, in your language." },
    evidence: {
      heading: "Evidence and certificates",
      text: "No certificate of these products is published here. State the country in the project request; our team names the evidence that is available.",
      published: "The published certificates of these products. For another country, name it in the project request.",
      links: {
        gridCode: { text: "Grid code", note: "Evidence of compliance, order of tests." },
        safety: { text: "Safety of the plant", note: "Spacing, fire protection, and remote access." },
      },
    },
    installation: {
      heading: "Installation and connection",
      text: "The steps of the quick guide, in order.",
      pictureAlt: "A crane sets a battery container down on its foundation; more containers stand in a row behind it.",
    },
    control: {
      heading: "Control and interface",
      text: "PANGU OS controls the plant. The Open API simulates plants for your software development.",
      links: {
        panguOs: { text: "PANGU OS", note: "Limits, schedule, states, and alarms." },
        openApi: { text: "Open API", note: "Key, sample requests, and sandbox." },
      },
    },
    commissioning: { heading: "Commissioning", text: "From the controls alone to full power." },
    acceptance: {
      heading: "Acceptance",
      text: "Points to check off in the report. Print this page for the site.",
      links: {
        codes: { text: "TIANYUAN error codes", note: "Meaning, remedy, and the person qualified to act." },
        warranty: { text: "Warranty", note: "Documents to keep and steps to report a defect." },
        apply: { text: "Become a partner", note: "For cooperation beyond one project." },
      },
    },
  },
};
