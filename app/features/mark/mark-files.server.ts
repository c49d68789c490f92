import logoOnDarkPng from "#app/assets/mark/ecactus-logo-on-dark.png?url";
import logoOnDarkSvg from "#app/assets/mark/ecactus-logo-on-dark.svg?url";
import logoPng from "#app/assets/mark/ecactus-logo.png?url";
import logoSvg from "#app/assets/mark/ecactus-logo.svg?url";
import markOnDarkPng from "#app/assets/mark/ecactus-mark-on-dark.png?url";
import markOnDarkSvg from "#app/assets/mark/ecactus-mark-on-dark.svg?url";
import markPng from "#app/assets/mark/ecactus-mark.png?url";
import markSvg from "#app/assets/mark/ecactus-mark.svg?url";

/** Files of the mark and the logo for light and dark backgrounds. `name` is the download's name, `pixels` the size of the PNG. */
export const markFiles = {
  logo: { name: "ecactus-logo", svg: logoSvg, png: logoPng, pixels: "2000 × 517" },
  logoOnDark: { name: "ecactus-logo-on-dark", svg: logoOnDarkSvg, png: logoOnDarkPng, pixels: "2000 × 517" },
  mark: { name: "ecactus-mark", svg: markSvg, png: markPng, pixels: "1024 × 1024" },
  markOnDark: { name: "ecactus-mark-on-dark", svg: markOnDarkSvg, png: markOnDarkPng, pixels: "1024 × 1024" },
};

export type MarkFiles = typeof markFiles;
