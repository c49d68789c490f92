import type { Copy } from "./fr.ts";

export const de: Copy = {
  headings: {
    "agave-th": "AGAVE-TH konfigurieren: 2 bis 6 Module",
    myrtillo: "MYRTILLO konfigurieren: bis zu 149,76\u00a0kWh",
  },
  modules: "Batteriemodule",
  modulesOfTower: "Module je Turm",
  towersInParallel: "Türme parallel",
  submit: "Berechnen",
  unit: "kWh",
  oneTower: {
    one: { condition: "1\u00a0Modul mit {moduleEnergy}\u00a0kWh in einem Turm", image: "{name} mit 1\u00a0Modul" },
    other: {
      condition: "{modules}\u00a0Module mit je {moduleEnergy}\u00a0kWh in einem Turm",
      image: "{name} mit {modules}\u00a0Modulen",
    },
  },
  towers: {
    one: { condition: "{towers}\u00a0Türme mit je 1\u00a0Modul", image: "{name}: {towers}\u00a0Türme mit je 1\u00a0Modul" },
    other: {
      condition: "{towers}\u00a0Türme mit je {modules}\u00a0Modulen",
      image: "{name}: {towers}\u00a0Türme mit je {modules}\u00a0Modulen",
    },
  },
  selection: "Ihre Auswahl",
  configuration: "{image}, {energy}\u00a0kWh",
  power: "Leistung",
  link: {
    copy: "Link zu dieser Konfiguration kopieren",
    done: "Link kopiert.",
    failed: "Der Link ließ sich nicht kopieren; er steht in der Adresszeile.",
  },
  turn: { label: "Bild drehen", hint: "Zum Drehen das Bild ziehen oder die Pfeiltasten benutzen." },
};
