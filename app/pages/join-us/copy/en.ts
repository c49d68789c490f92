import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Jobs in energy storage: open positions",
    description: "Open positions at eCactus with location, tasks, and requirements. Apply by email with one page and one document.",
    keywords: ["energy storage jobs", "battery engineer", "service technician", "energy internship", "careers"],
  },
  joinUs: "Join us",
  heading: "Jobs in energy storage at eCactus",
  lead: "Engineers, technicians, and interns work on batteries, inverters, and energy software. Choose a position and apply by email with one page.",
  jobs: "Open positions",
  count: "{count} positions",
  kinds: { permanent: "Permanent", "fixed-term": "Fixed-term", internship: "Internship" },
  example: "Example",
  applyFor: "Apply by email",
  empty: {
    heading: "no data",
    text: "No position is open today. You can send us an open application.",
    link: "Send an open application",
  },
  apply: {
    heading: "Apply with one page by email",
    alt: "An opened battery module under the lamp of a workbench, tools on the wall, a coat on a hook.",
    steps: [
      "Write one page about what you built, repaired, or measured, and what you learned from it.",
      "Attach one document. Leave out photo, age, and family status.",
      "Put the position in the subject line. For an open application, name the position you want.",
    ],
    contact: "Contact us",
  },
};
