import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  sections: { ...en.sections, type: "Type and colour" },
  forms: {
    ...en.forms,
    country: { ...en.forms.country, options: ["Australia", "New Zealand", "Singapore", "United Kingdom", "United States"] },
    season: { ...en.forms.season, options: ["Winter", "Spring, autumn", "Summer"] },
  },
};
