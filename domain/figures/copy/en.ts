import type { FigureCopy } from "./fr.ts";
import { sheetLabels } from "../sheet-labels.ts";

export const en: FigureCopy = {
  labels: {
    power: "Power",
    energy: "Battery energy",
    energyParallel: "Energy in parallel",
    cycles: "Cycle life",
    cRate: "Charge and discharge rate",
    parallelTowers: "Towers in parallel",
    parallelUnits: "Units in parallel",
    efficiency: "Efficiency",
    switching: "Switching time",
    noise: "Noise",
    temperature: "Operating temperature",
    ingress: "Ingress protection",
    pvOverConfiguration: "PV over-configuration",
    unbalancedOutput: "Three-phase unbalanced output",
    installation: "Stacking time",
    installationSaved: "Installation time saved",
    fireSuppression: "Fire suppression",
    link: "Connection",
    ...sheetLabels("en"),
  },
  bounds: {
    over: "over\u00a0{figure}",
    below: "below\u00a0{figure}",
    upTo: "up\u00a0to\u00a0{figure}",
    within: "within\u00a0{figure}",
  },
  ownBounds: { switching: "under\u00a0{figure}" },
  range: "{min}–{max}",
  rangeBelowZero: "{min} to\u00a0{max}",
  units: {},
  words: {},
  gluedUnits: ["C", "×", "%"],
  unitSpace: "\u00a0",
};
