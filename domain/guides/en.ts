import type { GuideCopy } from "./fr.ts";

const tower = {
  place: [
    "Choose a level floor with sufficient load capacity against a non-combustible wall before you unpack. The tower stays in this place.",
    "Avoid walkways, radiant heat, and standing water. Keep the space around and above the tower free.",
    "Plan a short, dry cable route to the service panel and a network link for the data logger.",
  ],
  tools: [
    "level and tape measure",
    "drill and fasteners that suit the wall",
    "torque wrench",
    "insulated tools, meter, protective equipment",
    "two people to carry the modules",
  ],
};

const supply = {
  alone: "Only a qualified electrician may connect, open, and commission the device.",
  off: "Switch off and lock out every source: grid, solar array, and battery. Wait, then verify that the device is de-energized. An array in the sun is always live.",
};

const household = [
  "The installer opens the system in ECOS Hub, selects the country and its grid code, and updates the firmware.",
  "The household installs ECOS, creates an account, and receives the system from the installer.",
  "Compare display and ECOS for one minute: generation, battery, and grid must show the same values.",
];

export const en: GuideCopy = {
  example: "Example",
  note: "This guide shows the installation step by step with an example. It states no clearances, torques, cross-sections, or switching order. Ask us for those of your device before you start.",
  headings: {
    scope: "Scope",
    safety: "Safety",
    tools: "Tools",
    place: "Location",
    steps: "Installation step by step",
    start: "First start with {platform}",
    checks: "Final checks",
    who: "Tasks and qualification",
    help: "Support",
  },
  columns: { task: "Task", who: "Qualified to act" },
  safety: {
    battery: [
      supply.alone,
      supply.off,
      "Do not open, drill, or heat a module. Do not install a module that was dropped or is bent.",
      "In case of smoke or fire, leave the building, call your emergency number, and say that it is a lithium iron phosphate battery.",
    ],
    power: [
      supply.alone,
      supply.off,
      "Do not use a device whose enclosure or cable is damaged.",
      "In case of smoke or fire, switch off if you can do so safely, leave the building, and call your emergency number.",
    ],
    site: [
      supply.alone,
      supply.off,
      "Do not use a device whose enclosure or cable is damaged.",
      "In case of smoke or fire, switch off if you can do so safely, leave the building, and call your emergency number.",
    ],
    light: [
      "Do not open the device, and do not use it if it is cracked or wet.",
      "Only a qualified electrician may remove a screwed cover of the system.",
    ],
  },
  start: {
    battery: household,
    power: household,
    site: [
      "Power the controls only; PANGU OS reads the status of each unit.",
      "Set the limits of the site: power, voltage, and grid code.",
      "Charge and discharge at low power, then increase the power in steps.",
    ],
    light: ["Open ECOS, tap “Add”, and follow the screen.", "Wait until the device appears with a current value."],
  },
  who: {
    battery: [
      { task: "Read values, change the mode in ECOS", who: "Household or operator" },
      { task: "Place, stack, and fix the tower", who: "Installer" },
      { task: "Connect, commission, open covers, and replace a module", who: "Qualified electrician" },
      { task: "Repair a removed module", who: "eCactus service" },
    ],
    power: [
      { task: "Read values, change the mode in ECOS", who: "Household or operator" },
      { task: "Place and fix the device", who: "Installer" },
      { task: "Connect, commission, and open covers", who: "Qualified electrician" },
      { task: "Repair the device", who: "eCactus service" },
    ],
    site: [
      { task: "Read values, change the schedule in PANGU OS", who: "Operator" },
      { task: "Lift, place, and fix the unit", who: "EPC contractor" },
      { task: "Connect, commission, and open the unit", who: "Qualified electrician" },
      { task: "Repair the device", who: "eCactus service" },
    ],
    light: [
      { task: "Place, connect, and replace the device", who: "Household" },
      { task: "Work on the open system", who: "Qualified electrician" },
    ],
  },
  help: "Look up the code on the display in the support center. If the code remains, contact us with the code, the date, and the name of the product.",
  kinds: {
    "all-in-one": {
      scope:
        "This guide covers placing {product}, stacking its modules, and the first start. It is for installers; owners can follow the steps.",
      ...tower,
      steps: [
        "Check the contents of the boxes against the packing list and note the serial numbers.",
        "Set the base down, level it, and fix it to wall or floor.",
        "Stack the modules one by one; each must sit without play on the module below.",
        "Place the control unit and the inverter unit on top and secure the tower against tipping.",
        "Connect grid, array, and backup on the connection side with all disconnect switches open.",
        "Install the data logger, close the covers, then close the disconnect switches one by one.",
      ],
      checks: [
        "The display shows three phases and a plausible load.",
        "The phase sequence is correct; the meter counts in the right direction.",
        "With the grid off, the backup circuits come back on and the others stay off.",
      ],
    },
    battery: {
      scope: "This guide covers placing one {product} tower, or several in parallel, and connecting it to the inverter.",
      ...tower,
      steps: [
        "Check that the inverter accepts this battery and the planned number of modules.",
        "Set the base down, level it, and fix it.",
        "Stack the modules one by one; each must sit without play.",
        "Place the control unit on top and secure the tower against tipping.",
        "Connect power and communication to the inverter with all disconnect switches open. With several towers, set the address of each.",
        "Close the covers, then the disconnect switch of the battery before the one of the inverter.",
      ],
      checks: [
        "The inverter shows the number of installed modules.",
        "ECOS shows a test charge and a test discharge.",
        "All towers in parallel share the load evenly.",
      ],
    },
    inverter: {
      scope: "This guide covers mounting {product}, connecting it to array, grid, and battery, and the first start.",
      tools: [
        "level, drill, fasteners that suit the wall",
        "torque wrench",
        "insulated tools and a meter",
        "crimping tool for PV connectors",
      ],
      place: [
        "Choose a load-bearing wall in the shade, with the display at eye level.",
        "Leave space for air inlet below and air outlet above.",
        "Choose a place close to the service panel to limit cable losses.",
      ],
      steps: [
        "Fix the bracket level and mount the inverter.",
        "Connect the protective conductor first.",
        "Connect grid and backup circuits, breakers open.",
        "Measure each string: polarity and open-circuit voltage. Only then plug it in.",
        "Connect the battery and its communication.",
        "Install the data logger, then close grid, battery, and array one by one.",
      ],
      checks: [
        "The power of each string matches the sunlight.",
        "The meter counts in the right direction.",
        "With the grid off, the backup circuits come back on.",
      ],
    },
    "power-conversion": {
      scope:
        "This guide covers the preparation of the site, the connection, and the test of {product}. It is for EPC contractors and does not replace project documents.",
      tools: [
        "lifting equipment for the mass on the nameplate",
        "torque wrench",
        "insulation and ground tester",
        "protective equipment against arc flash",
      ],
      place: [
        "Provide a slab or cabinet designed for the mass and the cooling air.",
        "Provide access in front and behind, and an escape route.",
        "Lay DC and AC cables on separate routes.",
      ],
      steps: [
        "Check the delivery, the shock indicators, and the serial numbers.",
        "Place and fix the unit; connect the protective conductor of the cabinet.",
        "Pull and connect the cables with DC and AC open and locked out.",
        "Measure insulation and phase sequence, and record the values.",
        "Connect the communication to PANGU OS and set the address of each unit in parallel.",
        "Power the controls first, then AC, then DC.",
      ],
      checks: [
        "All units in parallel share the load.",
        "A test switchover is recorded.",
        "The emergency stop isolates the DC side and the AC side.",
      ],
    },
    charger: {
      scope: "This guide covers placing {product} near the car and connecting it to the home system.",
      tools: ["drill and fasteners that suit the wall", "insulated tools and a meter", "tester for charging stations"],
      place: [
        "Choose a place within reach of the cable and away from walkways.",
        "Provide a dedicated circuit, protected as local rules require.",
        "Provide a link to the home network.",
      ],
      steps: [
        "Fix the bracket level to the wall.",
        "Connect the de-energized circuit, the protective conductor first.",
        "Close the charger and switch it on.",
        "Limit the current to what the connection allows.",
        "Start a test charge with the car.",
      ],
      checks: ["The residual-current device trips in the test.", "ECOS shows the charging power.", "Charging stops when the car ends it."],
    },
    logger: {
      scope: "This guide covers installing {product} and connecting your system to ECOS.",
      tools: ["the phone with ECOS", "the WiFi password, a network cable, or mobile reception, depending on the model"],
      place: ["Use the socket for the logger on the inverter or the tower.", "Choose a place with a strong signal."],
      steps: [
        "Push the logger in completely and tighten the ring by hand.",
        "Wait until the line of light comes on.",
        "Connect it to the network: WiFi through ECOS, cable, or mobile network.",
      ],
      checks: ["ECOS shows values of the last minute.", "The installer sees the system in ECOS Hub."],
    },
    plug: {
      scope: "This guide covers plugging in {product} and running an appliance on solar power.",
      tools: ["the phone with ECOS", "the WiFi password"],
      place: [
        "Use a fixed, dry outlet indoors.",
        "Use one outlet without power strip, extension cord, or a second smart plug.",
        "Do not connect appliances that heat unattended.",
      ],
      steps: [
        "Plug it in, then plug the appliance into it.",
        "Add it in ECOS.",
        "Enter the name of the appliance and choose its running times.",
      ],
      checks: ["ECOS shows the appliance’s power.", "ECOS switches the appliance on and off."],
    },
  },
};
