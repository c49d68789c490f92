import { en } from "./en.ts";
import type { GuideCopy } from "./fr.ts";

const alone = "Connecting, opening and commissioning are for a licensed electrician only.";
const fire = "With smoke or fire: switch off if you can do so safely, leave, call Triple Zero (000).";
const licensed = (tasks: GuideCopy["who"]["power"]) =>
  tasks.map(({ task, who }) => ({ task, who: who.replace("Qualified electrician", "Licensed electrician") }));
const place = [
  "A level floor that carries the load, against a non-combustible wall, outside the zones that the installation standard excludes.",
  ...en.kinds.battery.place.slice(1, 2),
  "A short, dry way to the switchboard, and a link for the data logger.",
];

export const au: GuideCopy = {
  ...en,
  note: "This guide shows the order of the work on an example. Clearances, torques and cross-sections are those of the manual that comes with the device: the manual is what counts.",
  safety: {
    ...en.safety,
    battery: [
      alone,
      ...en.safety.battery.slice(1, 3),
      "With smoke or fire: leave, call Triple Zero (000), and say that it is a lithium iron phosphate battery.",
    ],
    power: [alone, ...en.safety.power.slice(1, 3), fire],
    site: [alone, ...en.safety.site.slice(1, 3), fire],
  },
  who: { battery: licensed(en.who.battery), power: licensed(en.who.power), site: licensed(en.who.site), light: licensed(en.who.light) },
  help: "Write down the code on the display and look it up in the support centre. If it stays, write to us with the code, the date and the name of the product.",
  kinds: {
    ...en.kinds,
    "all-in-one": { ...en.kinds["all-in-one"], place },
    battery: { ...en.kinds.battery, place },
    inverter: {
      ...en.kinds.inverter,
      place: [...en.kinds.inverter.place.slice(0, 2), "Close to the switchboard: every metre of cable costs losses."],
    },
    plug: {
      ...en.kinds.plug,
      place: [
        "In a fixed power point, indoors, dry.",
        "One power point: no power board, no extension lead, no two smart plugs on one another.",
        "Nothing that heats unattended.",
      ],
    },
  },
};
