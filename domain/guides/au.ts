import { en } from "./en.ts";
import type { GuideCopy } from "./fr.ts";

const tower = {
  place: [
    "Choose a level floor with sufficient load capacity against a non-combustible wall, outside the zones that AS/NZS 5139 excludes, before you unpack. The tower stays in this place.",
    "Avoid walkways, radiant heat and standing water. Keep the space around and above the tower free.",
    "Plan a short, dry cable route to the switchboard and a network link for the data logger.",
  ],
};

const supply = {
  alone: "Only a licensed electrician may connect, open and commission the device.",
  off: "Switch off and lock out every source: grid, solar array and battery. Wait, then verify that the device is de-energised. An array in the sun is always live.",
};
const fire = "In case of smoke or fire, switch off if you can do so safely, leave the building and call Triple Zero (000).";

const household = [
  "The installer opens the system in ECOS Hub, selects the AS/NZS 4777.2 region setting and updates the firmware.",
  "The household installs ECOS, creates an account and receives the system from the installer.",
  "Compare display and ECOS for one minute: generation, battery and grid must show the same values.",
];

const { battery, power, site, light } = en.who;
const { inverter, charger, logger, plug } = en.kinds;
const allInOne = en.kinds["all-in-one"];
const conversion = en.kinds["power-conversion"];
const electrician = "Licensed electrician";

export const au: GuideCopy = {
  ...en,
  note: "This guide shows the order of the work by an example. It states no clearances, torques, cross-sections or switching order. Ask us for those of your device before you start.",
  safety: {
    battery: [
      supply.alone,
      supply.off,
      "Do not open, drill or heat a module. Do not install a module that was dropped or is bent.",
      "In case of smoke or fire, leave the building, call Triple Zero (000) and say that it is a lithium iron phosphate battery.",
    ],
    power: [supply.alone, supply.off, en.safety.power[2]!, fire],
    site: [supply.alone, supply.off, en.safety.site[2]!, fire],
    light: [
      "Do not open the device and do not use it if it is cracked or wet.",
      "Only a licensed electrician may remove a screwed cover of the system.",
    ],
  },
  start: {
    battery: household,
    power: household,
    site: [en.start.site[0]!, "Set the limits of the site: power, voltage and region setting.", ...en.start.site.slice(2)],
    light: ["Open ECOS, tap ‘Add’ and follow the screen.", ...en.start.light.slice(1)],
  },
  who: {
    battery: [
      battery[0]!,
      { task: "Place, stack and fix the tower", who: "Installer" },
      { task: "Connect, commission, open covers and replace a module", who: electrician },
      ...battery.slice(3),
    ],
    power: [...power.slice(0, 2), { task: "Connect, commission and open covers", who: electrician }, ...power.slice(3)],
    site: [
      site[0]!,
      { task: "Lift, place and fix the unit", who: "EPC contractor" },
      { task: "Connect, commission and open the unit", who: electrician },
      ...site.slice(3),
    ],
    light: [
      { task: "Place, connect and replace the device", who: "Household" },
      { ...light[1]!, who: electrician },
    ],
  },
  help: "Look up the code on the display in the support centre. If the code remains, contact us with the code, the date and the name of the product.",
  kinds: {
    "all-in-one": {
      ...allInOne,
      ...tower,
      scope:
        "This guide covers placing {product}, stacking its modules and the first start. It is for installers; owners can follow the steps.",
      steps: [
        allInOne.steps[0]!,
        "Set the base down, level it and fix it to wall or floor.",
        ...allInOne.steps.slice(2, 4),
        "Connect grid, array and backup on the connection side with all isolators open.",
        "Install the data logger, close the covers, then close the isolators one by one.",
      ],
    },
    battery: {
      ...en.kinds.battery,
      ...tower,
      steps: [
        en.kinds.battery.steps[0]!,
        "Set the base down, level it and fix it.",
        ...en.kinds.battery.steps.slice(2, 4),
        "Connect power and communication to the inverter with all isolators open. With several towers, set the address of each.",
        "Close the covers, then the isolator of the battery before the one of the inverter.",
      ],
    },
    inverter: {
      ...inverter,
      scope: "This guide covers mounting {product}, connecting it to array, grid and battery, and the first start.",
      place: [...inverter.place.slice(0, 2), "Choose a place close to the switchboard to limit cable losses."],
      steps: [...inverter.steps.slice(0, 5), "Install the data logger, then close grid, battery and array one by one."],
    },
    "power-conversion": {
      ...conversion,
      scope:
        "This guide covers the preparation of the site, the connection and the test of {product}. It is for EPC contractors and does not replace project documents.",
      tools: [...conversion.tools.slice(0, 2), "insulation and earth tester", ...conversion.tools.slice(3)],
      steps: ["Check the delivery, the shock indicators and the serial numbers.", ...conversion.steps.slice(1)],
    },
    charger: {
      ...charger,
      steps: [charger.steps[0]!, "Connect the de-energised circuit, the protective conductor first.", ...charger.steps.slice(2)],
    },
    logger: {
      ...logger,
      tools: [logger.tools[0]!, "the WiFi password, a network cable or mobile reception, depending on the model"],
      steps: [...logger.steps.slice(0, 2), "Connect it to the network: WiFi through ECOS, cable or mobile network."],
    },
    plug: {
      ...plug,
      scope: "This guide describes {product}. The plug does not fit power points to AS/NZS 3112 and is not sold in Australia.",
      place: [
        "Use a fixed, dry socket indoors that fits the plug.",
        "Use one socket without adaptor, power board, extension lead or a second smart plug.",
        ...plug.place.slice(2),
      ],
    },
  },
};
