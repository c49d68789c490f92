import type { GuideCopy } from "./fr.ts";

const tower = {
  place: [
    "A level floor that carries the load, against a wall that does not burn. The tower stays for good: choose the place before you unpack.",
    "No walkway, no radiant heat, no standing water. Keep the clearances of the manual, above as well.",
    "A short, dry way to the panel, and a link for the data logger.",
  ],
  tools: [
    "spirit level and tape measure",
    "drill and fixings that suit the wall",
    "torque wrench, set to the manual’s torques",
    "insulated tools, meter, protective equipment",
    "two people to carry the modules",
  ],
};

/** What holds wherever there is dangerous voltage. */
const supply = {
  alone: "Connecting, opening, and commissioning are for a qualified electrician only.",
  off: "Switch off and lock out every source: grid, solar array, battery. Wait, then prove that it is dead. An array in the sun stays live.",
};

const household = [
  "The installer opens the system in ECOS Hub, picks the country and its grid code, and updates the firmware.",
  "The household installs ECOS, creates an account, and receives the system from the installer.",
  "Watch display and ECOS together for a minute: production, battery, and grid have to say the same.",
];

export const en: GuideCopy = {
  example: "Example",
  note: "This guide shows the order of the work on an example. Clearances, torques, and cross-sections are those of the manual that comes with the device: the manual is what counts.",
  headings: {
    scope: "What this guide is for",
    safety: "Safety first",
    tools: "Have ready",
    place: "The place",
    steps: "Step by step",
    start: "First start with {platform}",
    checks: "Check at the end",
    who: "Who may do what",
    help: "Finding help",
  },
  columns: { task: "Task", who: "By whom" },
  safety: {
    battery: [
      supply.alone,
      supply.off,
      "Never open, drill, or heat a module. One that was dropped or is bent is not installed any more.",
      "With smoke or fire: leave, call your local emergency number, and say that it is a lithium iron phosphate battery.",
    ],
    power: [
      supply.alone,
      supply.off,
      "Do not use a device whose enclosure or cable is damaged.",
      "With smoke or fire: switch off if you can do so safely, leave, call your local emergency number.",
    ],
    site: [
      supply.alone,
      supply.off,
      "Do not use a device whose enclosure or cable is damaged.",
      "With smoke or fire: switch off if you can do so safely, leave, call your local emergency number.",
    ],
    light: [
      "Do not open the device, and do not use it cracked or wet.",
      "Whatever lies behind a screwed cover of the system is the electrician’s.",
    ],
  },
  start: {
    battery: household,
    power: household,
    site: [
      "Power the control alone; PANGU OS reads the state of each unit.",
      "Set the limits of the site: power, voltage, grid code.",
      "Run a charge and a discharge at low power, then go up in steps.",
    ],
    light: ["Open ECOS, tap “Add”, and follow the screen.", "Wait until the device appears with a present value. That is all."],
  },
  who: {
    battery: [
      { task: "Reading values, changing the mode in ECOS", who: "Household or operator" },
      { task: "Placing, stacking, fixing", who: "Installer" },
      { task: "Connecting, commissioning, opening a cover", who: "Qualified electrician" },
      { task: "Repairing or replacing a module", who: "eCactus service" },
    ],
    power: [
      { task: "Reading values, changing the mode in ECOS", who: "Household or operator" },
      { task: "Placing and fixing", who: "Installer" },
      { task: "Connecting, commissioning, opening a cover", who: "Qualified electrician" },
      { task: "Repairing the device", who: "eCactus service" },
    ],
    site: [
      { task: "Reading values, changing the program in PANGU OS", who: "Operator" },
      { task: "Lifting, placing, fixing", who: "EPC contractor" },
      { task: "Connecting, commissioning, opening", who: "Qualified electrician" },
      { task: "Repairing the device", who: "eCactus service" },
    ],
    light: [
      { task: "Placing, linking, replacing", who: "Household" },
      { task: "Anything that needs the system open", who: "Qualified electrician" },
    ],
  },
  help: "Write down the code on the display and look it up in the support center. If it stays, write to us with the code, the date, and the name of the product.",
  kinds: {
    "all-in-one": {
      scope:
        "Placing {product}, stacking its modules, and starting it for the first time. It is for the installer; the household reads in it what happens when.",
      ...tower,
      steps: [
        "Compare what is in the boxes with the list and note the serial numbers.",
        "Set the base down, level it, and fix it to wall or floor.",
        "Stack the modules one by one; each has to sit without play on the one below.",
        "Set the head with the inverter on top and secure the tower against tipping.",
        "Connect grid, array, and backup on the one side, isolator open.",
        "Fit the data logger, close the covers, then close the isolators in the manual’s order.",
      ],
      checks: [
        "The display shows three phases and a plausible load.",
        "The phases are in order; the meter counts in the right direction.",
        "With the grid off, the backed-up circuits come back on and the others stay off.",
      ],
    },
    battery: {
      scope: "Placing one {product} tower, or several in parallel, and joining it to its inverter.",
      ...tower,
      steps: [
        "Check that the inverter accepts this battery and the planned number of modules.",
        "Set the base down, level it, and fix it.",
        "Stack the modules one by one; each has to sit without play.",
        "Set the head on top and secure the tower against tipping.",
        "Join power and communication to the inverter, isolator open. With several towers, give each its address.",
        "Close the covers, then the battery’s isolator before the inverter’s.",
      ],
      checks: [
        "The inverter sees as many modules as there are.",
        "A trial charge and discharge can be read in ECOS.",
        "No tower in parallel lags behind the others.",
      ],
    },
    inverter: {
      scope: "Hanging {product}, connecting it to array, grid, and battery, and starting it.",
      tools: [
        "level, drill, fixings that suit the wall",
        "torque wrench, set to the manual’s torques",
        "insulated tools and a meter",
        "crimping tool for PV connectors",
      ],
      place: [
        "A wall that carries, in the shade, with the display at eye level.",
        "Air has to get in below and out above.",
        "Close to the panel: every yard of cable costs losses.",
      ],
      steps: [
        "Fix the bracket level and hang the inverter.",
        "Connect the earth first.",
        "Connect grid and backed-up circuits, breakers open.",
        "Measure each string: polarity and open-circuit voltage. Only then plug it in.",
        "Connect the battery and its communication.",
        "Fit the data logger, then close grid, battery, and array in the manual’s order.",
      ],
      checks: [
        "Each string gives a power that goes with the sun.",
        "The meter counts in the right direction.",
        "With the grid off, the backed-up circuits come back on.",
      ],
    },
    "power-conversion": {
      scope:
        "Preparing the site, the connection, and the test of {product}. It is for the EPC contractor and replaces no project documents.",
      tools: [
        "lifting gear for the mass on the rating plate",
        "torque wrench, set to the manual’s torques",
        "insulation and earth tester",
        "protective equipment against arc flash",
      ],
      place: [
        "A slab or cabinet designed for the mass and the cooling air.",
        "Access in front and behind as the manual asks, and a way out.",
        "DC and AC cables on separate routes.",
      ],
      steps: [
        "Check the delivery, the shock indicators, and the serial numbers.",
        "Place and fix the unit; connect the cabinet’s earth.",
        "Pull and connect the cables, DC and AC open and locked out.",
        "Measure insulation and phase order, and write the values down.",
        "Join the communication to PANGU OS and give each unit in parallel its address.",
        "Power the control first, then AC, then DC.",
      ],
      checks: [
        "All units in parallel share the load.",
        "A trial switchover is on record.",
        "The emergency stop really isolates, on both sides.",
      ],
    },
    charger: {
      scope: "Placing {product} near the car and joining it to the home’s energy.",
      tools: ["drill and fixings that suit the wall", "insulated tools and a meter", "tester for charging stations"],
      place: [
        "Within reach of the cable, not taut, not across a walkway.",
        "A circuit that feeds nothing else, protected as the manual asks.",
        "A link to the home network.",
      ],
      steps: [
        "Fix the bracket at the manual’s height.",
        "Connect the circuit, dead, earth first.",
        "Close the charger and switch it on.",
        "Limit the current to what the connection allows.",
        "Start a trial charge with the car.",
      ],
      checks: [
        "The residual-current device trips in the test.",
        "ECOS shows the charging power.",
        "Charging stops when the car asks for it.",
      ],
    },
    logger: {
      scope: "Fitting {product} and joining your system to ECOS in a few minutes.",
      tools: ["the phone with ECOS", "the WiFi password, a network cable, or mobile reception, depending on the model"],
      place: ["On the socket that inverter or tower has for it.", "Where the link holds: one bar more is better than a hidden box."],
      steps: [
        "Push the logger in all the way and tighten the ring by hand.",
        "Wait until the line of light comes on.",
        "Join it to the network: WiFi through ECOS, cable, or mobile network.",
      ],
      checks: ["ECOS shows values of the last minute.", "The installer sees the system in ECOS Hub."],
    },
    plug: {
      scope: "Plugging {product} in and running an appliance by the sun.",
      tools: ["the phone with ECOS", "the WiFi password"],
      place: [
        "In a fixed outlet, indoors, dry.",
        "One outlet: no power strip, no extension cord, no two smart plugs on one another.",
        "Nothing that heats unattended.",
      ],
      steps: ["Plug it in, then the appliance into it.", "Add it in ECOS.", "Give it the appliance’s name and choose when it may run."],
      checks: ["ECOS shows the appliance’s power.", "The appliance goes on and off from ECOS."],
    },
  },
};
