import type { FigureCopy } from "./fr.ts";
import { sheetLabels } from "../sheet-labels.ts";

export const de: FigureCopy = {
  labels: {
    power: "Leistung",
    energy: "Nennenergie",
    energyParallel: "Energie im Parallelbetrieb",
    cycles: "Zyklenlebensdauer",
    cRate: "Lade- und Entladerate",
    parallelTowers: "Türme parallel",
    parallelUnits: "Geräte parallel",
    efficiency: "Wirkungsgrad",
    switching: "Umschaltzeit",
    noise: "Geräuschpegel",
    temperature: "Betriebstemperatur",
    ingress: "Schutzart",
    pvOverConfiguration: "PV-Überdimensionierung",
    unbalancedOutput: "Dreiphasige Schieflastfähigkeit",
    installation: "Stapelmontage",
    installationSaved: "Eingesparte Installationszeit",
    fireSuppression: "Brandunterdrückung",
    link: "Anbindung",
    ...sheetLabels("de"),
  },
  bounds: {
    over: "über\u00a0{figure}",
    below: "unter\u00a0{figure}",
    upTo: "bis\u00a0zu\u00a0{figure}",
    within: "innerhalb von\u00a0{figure}",
  },
  ownBounds: {},
  range: "{min}–{max}",
  rangeBelowZero: "{min} bis\u00a0{max}",
  units: { "×": "-fach" },
  words: { WiFi: "WLAN" },
  gluedUnits: ["C", "×"],
  unitSpace: "\u00a0",
};
