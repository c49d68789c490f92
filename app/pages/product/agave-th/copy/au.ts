import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { front, open, side, quiet } = en.views;

export const au: Copy = {
  ...en,
  views: {
    ...en.views,
    front: { ...front, text: "Hybrid inverter, controls and battery modules form one device with one set of connections." },
    open: {
      ...open,
      text: "The installer stacks base, modules, control unit and inverter unit in this order, then commissions the system with ECOS Hub.",
      parts: [
        {
          name: "Hybrid inverter",
          text: "The three-phase inverter connects solar panels, switchboard, battery and house: 5 to 13 kW depending on version.",
        },
        { name: "Battery module", text: "Each module stores 4.99 kWh. A tower has 2 to 6 modules." },
        { name: "Grips", text: "Each module has a recess on both sides for lifting and stacking." },
      ],
    },
    side: {
      ...side,
      text: "PV isolator and cable glands are on one side.",
      pictureAlt: "AGAVE-TH from its connection side, with the isolator and the cable glands, and fins behind the inverter.",
    },
    quiet: {
      ...quiet,
      text: "With noise below 25\u00a0dB, AGAVE-TH suits a garage, a laundry or an outside wall where AS/NZS 5139 allows it. It is never installed in a bedroom.",
    },
    light: { ...en.views.light, text: "By day, the solar panels charge the tower. At night, the tower powers the house." },
  },
  phases: {
    ...en.phases,
    text: "Household loads are rarely equal on all three phases. AGAVE-\u2060TH is specified for 110% three-phase unbalanced output and accepts a PV array of up to twice the inverter’s power.",
    loads: [{ phase: "L1", text: "oven, air conditioner", share: 92 }, ...en.phases.loads.slice(1)],
  },
};
