import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "AGAVE-TH, MYRTILLO, COPIA and cholla are named after four desert plants that store water, as our batteries store solar power.",
  },
  lead: "A cactus stores water for dry weeks; our batteries store solar power for the night. AGAVE-TH, MYRTILLO, COPIA and cholla are named after four desert plants.",
  plants: {
    ...en.plants,
    copiapoa: {
      ...en.plants.copiapoa,
      device: "COPIA is the hybrid inverter for solar panels, the MYRTILLO battery, house and grid.",
      alt: "A mound of chalk-grey copiapoa heads on a plinth, COPIA on the wall above it",
    },
    cholla: {
      ...en.plants.cholla,
      latin: "Cylindropuntia, from the south-west of the USA to Mexico",
      plant: "The joints of the cholla come off at a touch, attach to passing animals and travel far.",
      device: "cholla plugs into the inverter and sends its readings by WiFi, LAN or 4G.",
    },
  },
  ending: {
    ...en.ending,
    text: "A thin mint line runs down the matt white front of every device.",
  },
};
