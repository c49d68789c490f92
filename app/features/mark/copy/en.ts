import type { Copy } from "./fr.ts";

export const en: Copy = {
  heading: "Download the logo files",
  text: "The files are for media, partners, and installers who write about our devices. Using them does not imply endorsement by eCactus.",
  names: {
    logo: "Logo, light grounds",
    logoOnDark: "Logo, dark grounds",
    mark: "Mark alone, light grounds",
    markOnDark: "Mark alone, dark grounds",
  },
};
