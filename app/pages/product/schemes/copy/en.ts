import type { Copy } from "./fr.ts";

export const en: Copy = {
  inverter: {
    heading: "Four paths through one device.",
    alt: "Diagram: {name} in the middle. Energy from the panels goes to the house, the battery, and the grid; energy from the battery goes to the house.",
    paths: [
      "Roof to house, while something is running.",
      "Roof to battery, as direct current all the way.",
      "Roof to grid, once the battery is full.",
      "Battery to house, after sunset.",
    ],
    parts: { panels: "panels", battery: "battery", house: "house", grid: "grid" },
    direct: ["direct", "current"],
    alternating: ["alternating", "current"],
  },
  units: {
    heading: "Each unit adds {step}.",
    text: "Stop at the number the site needs, and add units when it grows.",
    note: "with {count} units in parallel",
    alt: "From left to right, one to {count} units in parallel: from {step} to {total}.",
  },
  plant: {
    heading: "Between battery and grid.",
    text: "The name is a model, not a rating. This is its place in the plant, and what has to be settled at each point before the single-line diagram is fixed.",
    alt: "Single-line diagram: battery, {name}, transformer, grid; PANGU OS gives the set point.",
    parts: { battery: "battery", transformer: "transformer", grid: "grid" },
    charge: "charge",
    discharge: "discharge",
    order: "set point",
    questions: [
      { place: "DC side", text: "Voltage window, battery empty and full; continuous and peak current." },
      { place: "Conversion", text: "Overload and for how long, cooling, power at high temperature and altitude." },
      { place: "AC side", text: "Active and apparent power, power factor, harmonics, isolation, and grounding." },
      { place: "Control", text: "Interfaces to plant control, requirements of the grid operator." },
    ],
  },
  links: {
    heading: "Which link reaches your system?",
    alt: "Diagram: the logger reaches ECOS by WiFi and router, by cable and router, or over the mobile network. Here: {link}.",
    choices: {
      WiFi: { text: "WiFi reaches the system, with the door closed.", needs: "You need: the password of the router." },
      LAN: { text: "A wall stops the WiFi, but a cable can pass.", needs: "You need: a free port at the router or switch." },
      "4G": { text: "Neither WiFi nor cable, but mobile coverage.", needs: "You need: coverage at the spot and a data plan." },
    },
    router: "router",
    mast: "mobile network",
    note: "All three send the same readings to ECOS and ECOS Hub; only the way there differs.",
  },
  charger: {
    heading: "From the sun to the car.",
    alt: "Diagram: the roof feeds the inverter, the inverter feeds the house and the charger, the charger feeds the car.",
    steps: [
      "The roof gives direct current.",
      "AGAVE-TH or COPIA converts it for the house.",
      "The charger takes it to the car, on its own circuit.",
      "The car’s onboard charger sets the pace.",
    ],
    parts: { roof: "roof", system: "inverter", house: "house", charger: "charger", car: "car" },
  },
  plug: {
    heading: "The same appliance, at noon.",
    text: "A kilowatt-hour used while the roof produces does not have to pass through the battery.",
    alt: "One day: what the roof produces peaks at noon; the use of one appliance moves from the evening to noon.",
    roof: "the roof produces",
    noon: "direct",
    evening: "via the battery",
    hours: ["midnight", "6 a.m.", "noon", "6 p.m.", "midnight"],
    example: "Example of a clear day.",
  },
};
