import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Enter the error code of AGAVE-TH, COPIA or TIANYUAN and see its meaning, its cause, the remedy and who may act.",
  },
  lead: "Enter the code from the screen. Hyphens, spaces and capitals make no difference.",
  owner: {
    ...en.owner,
    installer:
      "Leave the device as it is. Note the code and the time, take a photo of the screen and call the installer who built the system.",
    service: "Leave the device as it is, even if it has stopped. Note the code and the time and send us both with the serial number.",
  },
  found: {
    none: "The list has no code ‘{code}’.",
    one: "‘{code}’: one code found.",
    other: "‘{code}’: {number} codes found, one per device. Open the code of your device.",
  },
};
