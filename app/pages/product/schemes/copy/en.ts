import { sheetWords } from "../sheet-words.server.ts";
import type { Copy } from "./fr.ts";

const sheet = sheetWords("en");

export const en: Copy = {
  inverter: {
    ...sheet.inverter,
    alt: "Diagram: {product} in the middle. Energy from the panels goes to the house, the battery, and the grid; energy from the battery goes to the house.",
    parts: { ...sheet.inverter.parts, panels: "panels" },
    direct: ["direct", "current"],
    alternating: ["alternating", "current"],
  },
  units: {
    ...sheet.units,
    text: "Install the units that the site needs today, and add units as its demand grows.",
    note: "with {count} units in parallel",
  },
  plant: {
    ...sheet.plant,
    heading: "The PCS between battery and grid",
    text: "The diagram shows TIANYUAN 200k in the plant and the values to settle at each point before the design is fixed.",
  },
  links: {
    ...sheet.links,
    heading: "WiFi, LAN, or 4G: choose the connection",
    choices: {
      WiFi: { text: "WiFi reaches the system with the door closed.", needs: "You need the password of the router." },
      LAN: { text: "WiFi does not reach the system, but a cable can be laid.", needs: "You need a free port on the router or switch." },
      "4G": { text: "The site has mobile coverage, but no network of its own.", needs: "You need coverage at the device and a data plan." },
    },
    note: "All three send the same readings to ECOS and ECOS Hub. They differ only in how they connect.",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH or COPIA converts it for the house."),
  },
  plug: {
    ...sheet.plug,
    text: "Electricity used while the panels generate does not have to pass through the battery.",
    alt: "One day: solar generation peaks at noon; the consumption of one appliance moves from the evening to noon.",
    example: "Simulation of a clear day.",
  },
};
