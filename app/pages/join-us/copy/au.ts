import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Our open positions with the place, the work and what it asks of you. An application fits on one page and goes by email.",
    keywords: ["solar battery jobs", "battery engineer", "service technician", "energy internship", "careers"],
  },
  applyFor: "Apply by email",
  apply: {
    ...en.apply,
    steps: ["One page will do: what you built, repaired or measured, and what you learned from it.", ...en.apply.steps.slice(1)],
  },
};
