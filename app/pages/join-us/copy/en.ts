import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Join us: open positions",
    description: "Our open positions with the place, the work, and what it asks of you. An application fits on one page and goes by email.",
    keywords: ["energy storage jobs", "battery engineer", "service technician", "energy internship", "careers"],
  },
  joinUs: "Join us",
  heading: "Work that can be measured.",
  lead: "Sixteen years of research and development stand behind our systems. Every job here ends in a figure that can be checked, or in a house where the lights stay on.",
  jobs: "Open positions",
  count: "{count} at present",
  kinds: { permanent: "Permanent", "fixed-term": "Fixed term", internship: "Internship" },
  placeJoin: ", ",
  example: "Example",
  applyFor: "Apply by email",
  empty: {
    heading: "no data",
    text: "No position is open today. Tell us all the same what you can do.",
    link: "Write without waiting for one",
  },
  apply: {
    heading: "How to apply",
    alt: "An opened battery module under the lamp of a workbench, tools on the wall, a coat on its hook.",
    steps: [
      "One page will do: what you built, repaired, or measured, and what you learned from it.",
      "No photo, no age, no family status. Attach one document, not ten.",
      "Put the position in the subject. If none fits, write which one we should open.",
    ],
    contact: "Write to us",
  },
};
