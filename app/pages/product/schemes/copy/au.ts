import { sheetWords } from "../sheet-words.server.ts";
import type { Copy } from "./fr.ts";
import { en } from "./en.ts";

const sheet = sheetWords("au");

export const au: Copy = {
  ...en,
  inverter: {
    ...en.inverter,
    alt: "Diagram: {product} in the middle. Energy from the panels goes to the house, the battery and the grid; energy from the battery goes to the house.",
    paths: sheet.inverter.paths,
  },
  plant: {
    ...en.plant,
    heading: "The PCS between battery and network",
    alt: "Single-line diagram: battery, {product}, transformer, network; PANGU OS sends the set point.",
    parts: { ...sheet.plant.parts, grid: "network" },
    questions: sheet.plant.questions,
  },
  links: {
    ...en.links,
    ...sheet.links,
    heading: "WiFi, LAN or 4G: choose the connection",
    choices: {
      ...en.links.choices,
      WiFi: { ...en.links.choices.WiFi, needs: "You need the WiFi password." },
      LAN: { ...en.links.choices.LAN, needs: "You need a free port on the modem or switch." },
      "4G": { ...en.links.choices["4G"], text: "The site has mobile coverage, but no internet connection." },
    },
  },
  plug: {
    ...en.plug,
    hours: sheet.plug.hours,
    alt: "One day: solar generation peaks at noon; the usage of one appliance moves from the evening to noon.",
  },
};
