// Apart from the other choices: it brings along what every row of a data sheet is called, which no browser needs.

import { sheetRows, type SheetRow } from "./sheet-rows/index.ts";

/** Rows of a data sheet that the company's own figures fill; each has its label in the copy of the product page. */
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
/** Behind them those that a data sheet may have besides. */
export const figureNames: readonly FigureName[] = [...ownFigureNames, ...sheetRows];
