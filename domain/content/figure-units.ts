import type { StaffText } from "./fields/field.ts";
import type { FigureName, OwnFigureName } from "./figure-names.ts";
import { sheetRowUnits } from "./sheet-rows/index.ts";

const ownUnits: Record<OwnFigureName, string> = {
  power: "kW",
  energy: "kWh",
  energyParallel: "kWh",
  cycles: "",
  cRate: "C",
  parallelTowers: "",
  parallelUnits: "",
  efficiency: "%",
  switching: "ms",
  noise: "dB",
  temperature: "°C",
  ingress: "",
  pvOverConfiguration: "×",
  unbalancedOutput: "%",
  installation: "min",
  installationSaved: "%",
  fireSuppression: "s",
  link: "",
};

/** Gives each figure its only unit; empty for a figure without one. */
export const figureUnits: Record<FigureName, string> = { ...ownUnits, ...sheetRowUnits };

/** Staff see these names instead of the stored unit. */
export const unitNames: Record<string, StaffText> = {
  year: { en: "years", fr: "ans", de: "Jahre", cn: "年" },
  min: { en: "min", fr: "min", de: "min", cn: "分钟" },
  s: { en: "s", fr: "s", de: "s", cn: "秒" },
  "×": { en: "×", fr: "×", de: "-fach", cn: "倍" },
};

/** Returns the unit of a figure. A free text has it only after a number, such as "600 × 1200". */
export function unitOf({ name, text }: Pick<FigureValues, "name" | "text">): string | undefined {
  const unit = text === undefined || /\d$/.test(text.trim()) ? figureUnits[name] : "";
  return unit === "" ? undefined : unit;
}

type FigureValues = { name: FigureName; value?: number; min?: number; max?: number; text?: string; unit?: string };

/** Checks that a figure has its own unit and no other. */
export function hasOwnUnit(figure: FigureValues): boolean {
  return figure.unit === unitOf(figure);
}

export function hasValue({ value, min, max, text }: FigureValues): boolean {
  return (value ?? min ?? max ?? text) !== undefined;
}
