import { en } from "./en.ts";
import type { DrawingCopy } from "./fr.ts";

export const au: DrawingCopy = {
  ...en,
  parts: { ...en.parts, router: "modem", board: "switchboard", earth: "earth", socket: "fixed power point" },
  inverter: {
    ...en.inverter,
    alt: "Diagram: {product} in the middle. Energy from the array goes to the house, the battery and the grid; energy from the battery goes to the house.",
    paths: [
      "Roof to house, while loads are running.",
      "Roof to battery, as direct current.",
      "Roof to grid, within your export limit.",
      "Battery to house, after sunset.",
    ],
  },
  plant: {
    ...en.plant,
    alt: "Single-line diagram: battery, {product}, transformer, grid; PANGU OS sends the set point.",
    questions: [
      { place: "DC side", text: "Voltage window, battery empty and full; continuous and peak current." },
      { place: "Conversion", text: "Power at the site’s summer maximum in a cabinet in full sun, overload and its duration, cooling." },
      { place: "AC side", text: "Active and reactive power, harmonics, fault current, earthing and isolation." },
      { place: "Control", text: "Interfaces to plant controller and SCADA, requirements of the connection agreement." },
    ],
  },
  logger: {
    ...en.logger,
    alt: "Diagram: the logger connects to ECOS by WiFi and modem, by cable and modem or over the mobile network. Here: {link}.",
  },
  plug: {
    ...en.plug,
    hours: ["midnight", "6 am", "noon", "6 pm", "midnight"],
    alt: "One day in quarter-hours: solar generation peaks at noon; the usage of one appliance moves from the evening to noon.",
  },
};
