import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  sections: { ...en.sections, type: "Type and colour" },
  type: {
    ...en.type,
    lead: "A solar battery supplies midday solar power at eight in the evening.",
    text: "A solar battery stores the midday surplus and supplies lights, oven and fridge from the evening until the morning.",
  },
  forms: {
    ...en.forms,
    country: { ...en.forms.country, options: ["Australia", "New Zealand", "Singapore", "United Kingdom", "United States"] },
    season: { ...en.forms.season, options: ["Winter", "Spring, autumn", "Summer"] },
  },
  navigation: {
    ...en.navigation,
    platforms: {
      ...en.navigation.platforms,
      tabs: [
        { name: "ECOS", text: "For households: the app shows solar generation, usage and battery level." },
        {
          name: "ECOS Hub",
          text: "For installers and distributors: commissioning, firmware updates over the air and analysis of error codes.",
        },
        ...en.navigation.platforms.tabs.slice(2),
      ],
    },
  },
  drawings: { ...en.drawings, words: ["grid busbar"] },
};
