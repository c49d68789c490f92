import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  text: "The files are for media, partners and installers who write about our devices. Using them does not imply endorsement by eCactus.",
};
