import { sheetWords } from "../sheet-words.server.ts";
import type { Copy } from "./fr.ts";

const sheet = sheetWords("en");

export const en: Copy = {
  inverter: {
    ...sheet.inverter,
    heading: `${sheet.inverter.heading}.`,
    alt: "Diagram: {product} in the middle. Energy from the panels goes to the house, the battery, and the grid; energy from the battery goes to the house.",
    parts: { ...sheet.inverter.parts, panels: "panels" },
    direct: ["direct", "current"],
    alternating: ["alternating", "current"],
  },
  units: {
    ...sheet.units,
    heading: `${sheet.units.heading}.`,
    text: "Stop at the number the site needs, and add units when it grows.",
    note: "with {count} units in parallel",
  },
  plant: {
    ...sheet.plant,
    heading: "Between battery and grid.",
    text: "The name is a model, not a rating. This is its place in the plant, and what has to be settled at each point before the single-line diagram is fixed.",
  },
  links: {
    ...sheet.links,
    heading: "Which link reaches your system?",
    choices: {
      WiFi: { text: "WiFi reaches the system, with the door closed.", needs: "You need: the password of the router." },
      LAN: { text: "A wall stops the WiFi, but a cable can pass.", needs: "You need: a free port at the router or switch." },
      "4G": { text: "Neither WiFi nor cable, but mobile coverage.", needs: "You need: coverage at the spot and a data plan." },
    },
    note: "All three send the same readings to ECOS and ECOS Hub; only the way there differs.",
  },
  charger: {
    ...sheet.charger,
    heading: `${sheet.charger.heading}.`,
    steps: sheet.charger.steps.with(1, "AGAVE-TH or COPIA converts it for the house."),
  },
  plug: {
    ...sheet.plug,
    heading: `${sheet.plug.heading}.`,
    text: "A kilowatt-hour used while the roof produces does not have to pass through the battery.",
    alt: "One day: what the roof produces peaks at noon; the use of one appliance moves from the evening to noon.",
    example: "Example of a clear day.",
  },
};
