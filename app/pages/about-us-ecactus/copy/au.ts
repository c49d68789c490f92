import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  plants: {
    ...en.plants,
    copiapoa: {
      ...en.plants.copiapoa,
      alt: "A mound of chalk-grey copiapoa heads on a plinth, COPIA on the wall above it",
    },
    cholla: {
      ...en.plants.cholla,
      plant: "Its joints come off at a touch, cling to whatever passes and travel far.",
      device: "cholla clings to the inverter and carries its readings away, by WiFi, LAN or 4G.",
    },
  },
  ending: {
    ...en.ending,
    text: "A thin mint line runs down every device. The rest is white, matt and quiet. It is all we kept of the plant: the light it did not give back.",
  },
};
