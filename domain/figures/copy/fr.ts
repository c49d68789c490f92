import type { Figure, FigureName } from "#domain/content/schema";
import { sheetLabels } from "../sheet-labels.ts";

/**
 * - `ownBounds`: templates of single figures that differ from `bounds`
 * - `units`: units that are written differently in this language
 * - `words`: text values that are written differently in this language
 * - `gluedUnits`: units that follow the number without a space
 */
export type FigureCopy = {
  labels: Record<FigureName, string>;
  bounds: Record<NonNullable<Figure["bound"]>, string>;
  ownBounds: Partial<Record<FigureName, string>>;
  range: string;
  rangeBelowZero: string;
  units: Record<string, string>;
  words: Record<string, string>;
  gluedUnits: string[];
  unitSpace: string;
};

export const fr: FigureCopy = {
  labels: {
    power: "Puissance",
    energy: "Énergie nominale",
    energyParallel: "Énergie des tours en parallèle",
    cycles: "Durée de vie en cycles",
    cRate: "Régime de charge et de décharge",
    parallelTowers: "Tours en parallèle",
    parallelUnits: "Unités en parallèle",
    efficiency: "Rendement",
    switching: "Temps de basculement",
    noise: "Niveau sonore",
    temperature: "Température de fonctionnement",
    ingress: "Indice de protection",
    pvOverConfiguration: "Surdimensionnement PV",
    unbalancedOutput: "Sortie triphasée déséquilibrée",
    installation: "Temps d’empilage",
    installationSaved: "Temps d’installation gagné",
    fireSuppression: "Extinction d’incendie",
    link: "Liaison",
    ...sheetLabels("fr"),
  },
  bounds: {
    over: "plus de\u00a0{figure}",
    below: "moins de\u00a0{figure}",
    upTo: "jusqu’à\u00a0{figure}",
    within: "en\u00a0{figure} au\u00a0plus",
  },
  ownBounds: {},
  range: "{min} à\u00a0{max}",
  rangeBelowZero: "{min} à\u00a0{max}",
  units: {},
  words: { WiFi: "Wi-Fi" },
  gluedUnits: ["C"],
  unitSpace: "\u202f",
};
