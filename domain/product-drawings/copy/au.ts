import { en } from "./en.ts";
import type { DrawingCopy } from "./fr.ts";

export const au: DrawingCopy = {
  ...en,
  parts: { ...en.parts, board: "switchboard", socket: "fixed power point" },
  inverter: {
    ...en.inverter,
    alt: "Diagram: {product} in the middle. Energy from the array goes to the house, the battery and the grid; energy from the battery goes to the house.",
    paths: [
      "Roof to house, while something is running.",
      "Roof to battery, as direct current all the way.",
      "Roof to grid, within your export limit.",
      "Battery to house, once the sun is down.",
    ],
  },
  plant: {
    ...en.plant,
    questions: [
      { place: "DC side", text: "Voltage window, battery empty and full; continuous and peak current." },
      { place: "Conversion", text: "Power at the site’s summer maximum, in a cabinet standing in the sun; overload; cooling." },
      { place: "AC side", text: "Active and reactive power, harmonics, fault current, earthing and isolation." },
      { place: "Control", text: "Interfaces to plant controller and SCADA, and what the connection agreement demands." },
    ],
  },
};
