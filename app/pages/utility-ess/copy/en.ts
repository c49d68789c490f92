import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Utility-scale energy storage",
    description:
      "Hold the frequency, move energy in time: units and energy of a storage site from its power and duration, and what a study has to settle first.",
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
    heading: "How do we hold the grid?",
    lead: "By giving power where it is short and taking it where there is too much, for as long as the energy lasts.",
    calculate: "Size a site",
    product: "See TIANYUAN 200k",
    pictureAlt: "A solar field at dawn from above: modules in ground mist and two rows of battery containers along a road.",
  },
  sizing: {
    heading: "Power and time: it all starts there.",
    lead: "Power at the point of connection sets the number of converters. Multiplied by the duration, it gives the energy.",
    fields: {
      power: { label: "Power at the connection", unit: "MW" },
      hours: { label: "Duration at that power", unit: "h" },
      unit: {
        label: "Power of one unit",
        unit: "kW",
        hint: "62.5 for TIANYUAN 60k. For TIANYUAN 200k, take the value from its data sheet.",
      },
    },
    result: "Result",
    units: { one: "unit", other: "units" },
    installed: "{installed}\u00a0MW installed",
    groups: { one: "in one parallel group", other: "in {groups} groups of up to 10" },
    energy: "to deliver at the connection",
    nominal: "Nominal energy of the battery: at least {nominal}\u00a0MWh.",
    rib: { one: "One line is one unit.", other: "One line stands for {each}\u00a0units." },
    drawing: "{units} units in rows of ten.",
    assumptions: [
      "The battery gives back {usable}% of its nominal energy. This is an assumption of the calculation, not a figure of a product.",
      "No spare units are counted, nor the losses of transformers and cables.",
      "A parallel group has at most {units} TIANYUAN 60k units. For another unit, its data sheet says so.",
      "This is a first size to talk about, not an offer.",
    ],
  },
  blocks: {
    heading: "The same block, repeated",
    text: "Ten converters of 62.5 kW make a block of 625 kW. A large site lines such blocks up behind their transformers, and one block at rest does not stop the others.",
    parts: {
      batteries: "batteries",
      pcs: "10 × 62.5 kW",
      block: "one block, 625 kW",
      transformer: "transformer",
      more: "more blocks",
      substation: ["substation"],
      grid: ["grid"],
    },
    alt: "Diagram: ten batteries and ten converters of 62.5\u00a0kW in parallel make a block of 625\u00a0kW, which a transformer connects, together with more blocks, to the substation and the grid.",
  },
  frequency: {
    heading: "Frequency moves, power answers",
    text: "Frequency falls when more is used than generated: the battery gives. It rises: the battery takes. Each line shows that answer at its moment.",
    gives: "battery gives",
    takes: "battery takes",
    nominal: "60 Hz",
    alt: "Frequency curve around its nominal value and, mirrored, the power of the battery: it gives while frequency is low and takes while it is high.",
    caption: "Diagram with example values. Deadband, droop, and delay come from the grid operator.",
  },
  settle: {
    heading: "What a study settles first",
    pictureAlt: "The screen and the emergency stop of a TIANYUAN 200k; the values shown are examples.",
    points: [
      { name: "The service", text: "Frequency, energy shifting, capacity: each asks for another duration." },
      { name: "The connection", text: "Active and apparent power, voltage level, what the grid operator requires." },
      { name: "The control", text: "Who gives the set point, and through which interface. PANGU OS shares it out to the blocks." },
      { name: "The end of life", text: "Which energy is guaranteed in which year, and room for batteries added later." },
    ],
    products: "The converter of this line",
  },
  cases: { heading: "Three sites, worked out" },
  closing: {
    heading: "One connection diagram, and we talk about the same site.",
    text: "Send us power, duration, and voltage level.",
    action: "Ask a question",
  },
};
