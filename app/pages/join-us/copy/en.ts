import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Jobs in energy storage: open positions",
    description: "Open positions at eCactus with location, tasks, and requirements. Apply online with one PDF document.",
    keywords: ["energy storage jobs", "battery engineer", "service technician", "energy internship", "careers"],
  },
  joinUs: "Join us",
  heading: "Jobs in energy storage at eCactus",
  lead: "Engineers, technicians, and interns work on batteries, inverters, and energy software. Choose a position and apply online with one page.",
  jobs: "Open positions",
  count: "{count} positions",
  kinds: { permanent: "Permanent", "fixed-term": "Fixed-term", internship: "Internship" },
  example: "Example",
  empty: {
    heading: "no data",
    text: "No position is open today. You can send us an open application.",
    link: "Send an open application",
  },
  apply: {
    heading: "Apply online with one page",
    alt: "An opened battery module under the lamp of a workbench, tools on the wall, a coat on a hook.",
    steps: [
      "Write one page about what you built, repaired, or measured, and what you learned from it.",
      "Add it as a PDF. Leave out photo, age, and family status.",
      "Send it from the page of the position. If none fits, describe the work you want in the contact form.",
    ],
    contact: "Send an open application",
  },
};
