import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { devices } = en;

export const au: Copy = {
  ...en,
  devices: {
    ...devices,
    copia: {
      alt: "COPIA from the front, the right side and below, to scale, with eight numbered parts.",
      parts: {
        ...devices.copia.parts,
        disconnector: "Isolator",
        glands: "Cable glands: battery, grid, switchboard",
      },
    },
    "tianyuan-200k": {
      ...devices["tianyuan-200k"],
      parts: { ...devices["tianyuan-200k"].parts, louvres: "Louvres of the side panel" },
    },
    "smart-plug": {
      ...devices["smart-plug"],
      parts: { ...devices["smart-plug"].parts, earth: "Earth contacts" },
    },
  },
};
