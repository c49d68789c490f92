import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "For installers: mount, commission, service",
    description:
      "Products, quick guides, commissioning with ECOS Hub, error codes and warranty: what a job on site takes, in the order of the work.",
    keywords: ["solar battery installer", "installation guide", "commissioning", "error codes", "become a partner installer"],
  },
};
