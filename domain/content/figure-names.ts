// Kept apart from `choices.ts`: this file imports the labels of all data sheet rows, which no browser needs.

import { sheetRows, type SheetRow } from "./sheet-rows/index.ts";

/** Data sheet rows with the company's own figures; the messages of the product page have a label for each. */
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
