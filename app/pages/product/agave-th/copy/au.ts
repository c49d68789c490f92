import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  anatomy: {
    ...en.anatomy,
    lead: "Hybrid inverter, controls and battery modules form one device with one set of connections.",
    parts: {
      ...en.anatomy.parts,
      inverter: {
        name: "Hybrid inverter",
        text: "The three-phase inverter connects solar panels, switchboard, battery and house: 5 to 13 kW depending on version.",
      },
      connections: { ...en.anatomy.parts.connections, text: "PV isolator and cable glands are on one side." },
    },
  },
  quiet: {
    ...en.quiet,
    text: "Install AGAVE-TH in the garage, the laundry or against an outside wall where AS/NZS 5139 allows it, never in a bedroom. Its noise level is below 25\u00a0dB.",
  },
  phases: {
    ...en.phases,
    loads: [{ phase: "L1", text: "oven, air conditioner", share: 92 }, ...en.phases.loads.slice(1)],
  },
  installation: {
    ...en.installation,
    text: "The installer stacks base, modules, control unit and inverter unit in this order, then commissions the system with ECOS Hub.",
  },
};
