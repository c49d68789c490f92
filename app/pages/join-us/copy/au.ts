import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Open positions at eCactus with location, tasks and requirements. Apply online with one PDF document.",
    keywords: ["solar battery jobs", "battery engineer", "service technician", "energy internship", "careers"],
  },
  lead: "Engineers, technicians and interns work on batteries, inverters and energy software. Choose a position and apply online with one page.",
  apply: {
    ...en.apply,
    steps: [
      "Write one page about what you built, repaired or measured, and what you learned from it.",
      "Add it as a PDF. Leave out photo, age and family status.",
      ...en.apply.steps.slice(2),
    ],
  },
};
