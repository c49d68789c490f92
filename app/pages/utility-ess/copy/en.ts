import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Utility-scale battery storage for grid services",
    description:
      "Batteries for frequency response and energy shifting: calculate the units and energy of a plant from its power and duration, and see the points for the study.",
    keywords: [
      "utility-scale energy storage",
      "grid-scale battery",
      "frequency regulation",
      "BESS sizing",
      "TIANYUAN 200k",
      "EPC contractor",
      "PCS",
    ],
  },
  name: "Utility-scale",
  hero: {
    heading: "Utility-scale storage for grid services",
    lead: "For developers, EPCs, and grid operators: batteries supply power when generation falls short and store the surplus. TIANYUAN\u00a0200k connects them to the grid.",
    calculate: "Size a plant",
    product: "See TIANYUAN 200k",
  },
  sizing: {
    heading: "Size a storage plant by power and duration",
    lead: "Power at the point of connection sets the number of converters. Power multiplied by duration is the energy.",
    fields: {
      power: { label: "Power at the connection", unit: "MW" },
      hours: { label: "Duration at that power", unit: "h" },
      unit: {
        label: "Power of one unit",
        unit: "kW",
        hint: "62.5 for TIANYUAN 60k. For TIANYUAN 200k, request the project data.",
      },
    },
    result: "Result",
    units: { one: "unit", other: "units" },
    installed: "{installed}\u00a0MW installed",
    groups: { one: "in one parallel group", other: "in {groups} groups of up to 10" },
    energy: "supplied at the connection",
    nominal: "Nominal energy of the battery: at least {nominal}\u00a0MWh.",
    rib: { one: "One line is one unit.", other: "One line stands for {each}\u00a0units." },
    drawing: "{units} units in rows of ten.",
    assumptions: [
      "The battery supplies {usable}% of its nominal energy. This is an assumption of the calculation.",
      "Spare units and the losses of transformers and cables are not counted.",
      "A parallel group has at most {units} TIANYUAN 60k units. For other units, the project data states the number.",
      "The result is a first size, not an offer.",
    ],
  },
  blocks: {
    heading: "Large plants from blocks of 625 kW",
    text: "Ten converters of 62.5 kW form a block of 625 kW. A large plant combines such blocks behind their transformers. If one block stops, the others continue.",
    parts: {
      batteries: "batteries",
      pcs: "10 × 62.5 kW",
      block: "one block, 625 kW",
      transformer: "transformer",
      more: "more blocks",
      substation: ["substation"],
      grid: ["grid"],
    },
    alt: "Diagram: ten batteries and ten converters of 62.5\u00a0kW in parallel form a block of 625\u00a0kW. A transformer connects it, together with more blocks, to the substation and the grid.",
  },
  frequency: {
    heading: "Frequency response from batteries",
    text: "When frequency falls, demand exceeds generation and the battery discharges. When frequency rises, the battery charges. Each line is the battery power at one moment.",
    gives: "battery discharges",
    takes: "battery charges",
    nominal: "50 Hz",
    alt: "Frequency curve around its nominal value and, mirrored, the power of the battery: it discharges while frequency is low and charges while it is high.",
    caption: "Diagram with example values. The grid operator sets deadband, droop, and delay.",
  },
  settle: {
    heading: "Four points to settle in the plant study",
    pictureAlt: "The signal lamps, the emergency stop, and the door handle of a TIANYUAN 200k.",
    points: [
      { name: "Service", text: "Frequency response, energy shifting, and capacity each need a different duration." },
      { name: "Connection", text: "The grid operator states active and apparent power, voltage level, and its requirements." },
      { name: "Control", text: "Settle who sends the set point and through which interface. PANGU OS distributes it to the blocks." },
      {
        name: "End of life",
        text: "The contract states the guaranteed energy of each year; the layout leaves room for batteries added later.",
      },
    ],
    products: "Power conversion for utility-scale plants",
  },
  cases: { heading: "Worked examples for three plants" },
  closing: {
    heading: "Get a configuration for your plant",
    text: "Send us the power, the duration, the voltage level, and your one-line diagram.",
    action: "Send a project request",
  },
};
