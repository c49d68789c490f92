import type { Copy } from "./fr.ts";

export const en: Copy = {
  contents: "On this page",
  sections: {
    build: "Configuration",
    anatomy: "Components",
    installation: "Installation",
    phases: "Three phases",
    specification: "Specification",
  },
  compose: "Configure the tower",
  views: {
    front: {
      heading: "Inverter and battery modules in one tower",
      text: "Hybrid inverter, controls, and battery modules form one device with one set of connections.",
      pictureAlt:
        "AGAVE-TH with four modules from the front: the inverter and its display on top, the graphite control unit, four white modules, the base.",
      parts: [
        { name: "Display", text: "The display shows state of charge and power without a phone." },
        { name: "Line of light", text: "The line of light runs from the base to the inverter unit." },
      ],
    },
    open: {
      heading: "AGAVE-TH is stacked in 15 minutes",
      text: "The installer stacks the base, the modules, the control unit, and the inverter unit in this order, then commissions the system with ECOS Hub.",
      pictureAlt: "The parts of AGAVE-TH one above the other, apart: the base, four modules, the control unit, the inverter unit.",
      parts: [
        {
          name: "Hybrid inverter",
          text: "The three-phase inverter connects the solar array, grid, battery, and house: 5 to 13 kW depending on version.",
        },
        { name: "Battery module", text: "Each module stores 4.99 kWh. A tower has two to six modules." },
        { name: "Grips", text: "Each module has a recess on both sides for lifting and stacking." },
      ],
    },
    side: {
      heading: "Connections on one side",
      text: "PV disconnect and cable glands are on one side.",
      pictureAlt: "AGAVE-TH from its connection side, with the disconnect and the cable glands, and fins behind the inverter.",
    },
    door: {
      heading: "Beside a door",
      text: "The tower with four modules is drawn to scale beside an interior door. Your installer checks the space and the clearances on site.",
      pictureAlt: "AGAVE-TH with four modules against a wall beside a closed door: the tower ends slightly above the door handle.",
    },
    quiet: {
      heading: "Quiet operation below 25 dB",
      text: "Install AGAVE-TH in the garage, the basement, or the utility room, never in a bedroom. Its noise level is below 25\u00a0dB.",
    },
    light: {
      heading: "Battery power at night",
      text: "By day, the solar array charges the tower. At night, the tower powers the house.",
      pictureAlt: "AGAVE-TH against a graphite background, lit only by its line of light.",
    },
  },
  phases: {
    heading: "110% three-phase unbalanced output",
    text: "Household loads are rarely equal on all three phases. AGAVE-\u2060TH supplies 110% unbalanced output and accepts a solar array of up to twice the inverter’s power.",
    scale: "Example: load by phase on one evening",
    loads: [
      { phase: "L1", text: "oven, heat pump", share: 92 },
      { phase: "L2", text: "car", share: 58 },
      { phase: "L3", text: "lights, fridge", share: 14 },
    ],
  },
  reading: { heading: "Before you choose and install AGAVE-TH" },
};
