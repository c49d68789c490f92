// This file is separate from `choices.ts`, because it imports the labels of all data sheet rows, which no browser needs.

import { sheetRows, type SheetRow } from "./sheet-rows/index.ts";

/** The figure messages of each language have a label for every name. */
const ownFigureNames = [
  "power",
  "energy",
  "energyParallel",
  "cycles",
  "cRate",
  "parallelTowers",
  "parallelUnits",
  "efficiency",
  "switching",
  "noise",
  "temperature",
  "ingress",
  "pvOverConfiguration",
  "unbalancedOutput",
  "installation",
  "installationSaved",
  "fireSuppression",
  "link",
] as const;
export type OwnFigureName = (typeof ownFigureNames)[number];
export type FigureName = OwnFigureName | SheetRow;
export const figureNames: readonly FigureName[] = [...ownFigureNames, ...sheetRows];
