import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For EPCs and project developers",
    description:
      "Size a plant, choose the power conversion, prepare grid study and safety, and operate it: everything for a storage project on one page.",
    keywords: ["EPC energy storage", "storage project developer", "battery grid study", "storage plant operation"],
  },
  name: "EPCs and developers",
  hero: {
    heading: "From specification to operation",
    lead: "Power, duration, connection, tests, operation: what this site has for each stage of a project.",
    first: "Size a plant",
    second: "Describe a project",
    pictureAlt: "A crane holds a battery container over its foundation; two people steady it with lines.",
  },
  phases: {
    size: {
      heading: "Size it",
      text: "The power at the connection sets the number of units, the duration sets the energy.",
      links: {
        plant: { text: "Utility-scale plant", note: "Power, duration, units and the energy to deliver." },
        site: { text: "Commercial or industrial site", note: "Shaving a peak, with what is assumed." },
        cases: { text: "Worked examples", note: "Typical cases on the grid, with their figures." },
      },
    },
    system: {
      heading: "Choose the conversion",
      text: "Up to ten TIANYUAN 60k run in parallel, and the same block repeats.",
      links: {
        blocks: { text: "Compose a large plant", note: "Blocks, transformers and substation." },
        documents: { text: "TIANYUAN 200k documents", note: "Data sheet and quick guide, as PDF." },
      },
    },
    build: {
      heading: "Engineer and build",
      text: "What is not settled before the order is paid for at acceptance. These pages help to forget nothing.",
      links: {
        settle: { text: "To settle in the study", note: "The points of a project, one by one." },
        gridCode: { text: "Grid code and commissioning", note: "Evidence of compliance, order of tests." },
        safety: { text: "Safety of the plant", note: "Spacing, fire, remote access." },
        articles: { text: "Technical articles", note: "Coupling, grid services, efficiency." },
      },
    },
    run: {
      heading: "Operate it",
      text: "The control room reads and commands; your own tools connect to it.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energy management for the site." },
        openApi: { text: "Open API", note: "Data for your programs, in four steps." },
        codes: { text: "TIANYUAN error codes", note: "What they mean, and who can act." },
        warranty: { text: "Warranty", note: "What to keep, and how to report a defect." },
        apply: { text: "Become a partner", note: "To work together beyond one project." },
      },
    },
  },
  closing: {
    heading: "A project to look at",
    text: "Country, power at the connection, duration, intended service and schedule: with these, a person can answer you.",
    action: "Describe a project",
  },
};
