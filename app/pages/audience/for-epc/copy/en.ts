import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For EPCs and project developers",
    description:
      "Size a storage plant, choose the power conversion, prepare grid study and safety, and operate the plant: material for EPCs and developers on one page.",
    keywords: ["EPC energy storage", "storage project developer", "battery grid study", "storage plant operation"],
  },
  name: "EPCs and developers",
  hero: {
    heading: "Storage projects for EPCs and developers",
    lead: "Calculators, documents, and checklists for each stage of a project, from sizing to operation.",
    first: "Size a plant",
    second: "Describe your project",
    pictureAlt: "A crane holds a battery container over its foundation; two people steady it with lines.",
  },
  phases: {
    size: {
      heading: "Size the storage plant",
      text: "The power at the connection sets the number of units, and the duration sets the energy.",
      links: {
        plant: { text: "Utility-scale plant", note: "Power, duration, units, and the energy to supply." },
        site: { text: "Commercial or industrial site", note: "Peak shaving, with the assumptions." },
        cases: { text: "Worked examples", note: "Typical plants, with their figures." },
      },
    },
    system: {
      heading: "Choose the power conversion",
      text: "Up to ten TIANYUAN 60k form a block of 625\u00a0kW. Large plants combine blocks.",
      links: {
        blocks: { text: "Structure of a large plant", note: "Blocks, transformers, and substation." },
        documents: { text: "TIANYUAN 200k documents", note: "Quick guide as PDF; project data sheet on request." },
      },
    },
    build: {
      heading: "Engineer and build the storage plant",
      text: "Settle these points before the order. A checklist covers each stage.",
      links: {
        settle: { text: "Points to settle in the study", note: "Service, connection, control, and end of life." },
        gridCode: { text: "Grid code and commissioning", note: "Evidence of compliance, order of tests." },
        safety: { text: "Safety of the plant", note: "Spacing, fire protection, and remote access." },
        articles: { text: "Technical articles", note: "Coupling, grid services, and efficiency." },
      },
    },
    run: {
      heading: "Operate the storage plant",
      text: "PANGU OS controls the plant. The Open API simulates plants for your software development.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energy management for the site." },
        openApi: { text: "Open API", note: "Site content and simulated plants for developers." },
        codes: { text: "TIANYUAN error codes", note: "Meaning, remedy, and the person qualified to act." },
        warranty: { text: "Warranty", note: "Documents to keep and steps to report a defect." },
        apply: { text: "Become a partner", note: "For cooperation beyond one project." },
      },
    },
  },
  closing: {
    heading: "Contact us about your project",
    text: "Send us the country, the power at the connection, the duration, the intended service, and the schedule.",
    action: "Describe your project",
  },
};
