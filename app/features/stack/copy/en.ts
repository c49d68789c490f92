import type { Copy } from "./fr.ts";

export const en: Copy = {
  headings: {
    "agave-th": "Configure AGAVE-TH with 2 to 6 modules",
    myrtillo: "Configure MYRTILLO from 4.99 to 149.76 kWh",
  },
  modules: "Battery modules",
  modulesOfTower: "Modules in each tower",
  towersInParallel: "Towers in parallel",
  submit: "Calculate",
  unit: "kWh",
  oneTower: {
    one: { condition: "1\u00a0module of {moduleEnergy}\u00a0kWh in one tower", image: "{name} with 1\u00a0module" },
    other: { condition: "{modules}\u00a0modules of {moduleEnergy}\u00a0kWh in one tower", image: "{name} with {modules}\u00a0modules" },
  },
  towers: {
    one: { condition: "{towers}\u00a0towers of 1\u00a0module", image: "{name}: {towers}\u00a0towers of 1\u00a0module" },
    other: {
      condition: "{towers}\u00a0towers of {modules}\u00a0modules",
      image: "{name}: {towers}\u00a0towers of {modules}\u00a0modules",
    },
  },
  selection: "Your selection",
  configuration: "{image}, {energy}\u00a0kWh",
  power: "Power",
  link: {
    copy: "Copy link to this configuration",
    done: "Link copied.",
    failed: "The link could not be copied; it is in the address bar.",
  },
  turn: { label: "Turn the picture", hint: "Drag the picture, or use the arrow keys, to turn it." },
};
